/** Something that cannot be taken back once it is done, and so is done some seconds after it is asked for. */
export class Undoable {
  /** Seconds until it is done; null while nobody has asked for it. */
  left = $state<number | null>(null)
  #timer: ReturnType<typeof setInterval> | undefined

  /** Twenty seconds are enough to find the way back with a keyboard or a screen reader. */
  constructor(
    readonly act: () => void,
    readonly seconds = 20,
  ) {}

  begin(): void {
    this.left = this.seconds
    this.#timer = setInterval(() => {
      this.left! -= 1
      if (!this.left) this.finish()
    }, 1000)
  }

  undo(): void {
    clearInterval(this.#timer)
    this.left = null
  }

  /** Do it at once, if it was asked for: nobody is there any more to undo it. */
  finish(): void {
    if (this.left === null) return
    this.undo()
    this.act()
  }
}
