/** For components that measure themselves, which jsdom does not: nothing ever has a size. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
