import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableConnection } from './connection.svelte'
import { settings } from './settings.svelte'

class FakeSocket {
  static last: FakeSocket
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  send(): void {}
  close(): void {}
}

function hear(version: number, turn: number, wood = version): void {
  const view = { turn, players: [{ goods: { wood } }] }
  const table = { version, steps: version, turn, held: null, state: 'playing', view }
  FakeSocket.last.onmessage!({ data: JSON.stringify({ type: 'table', table }) })
}

describe('the moves of others', () => {
  let connection: TableConnection

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    settings.pace = 'normal'
    connection = new TableConnection('table')
    connection.seat = 0
    hear(1, 1)
  })

  afterEach(() => {
    connection.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('are shown one at a time, each long enough to be read', async () => {
    hear(2, 1)
    hear(3, 1)
    hear(4, 0)
    await vi.advanceTimersByTimeAsync(10)
    expect(connection.table?.version).toBe(2)
    expect(connection.behind).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(connection.table?.version).toBe(2)
    await vi.advanceTimersByTimeAsync(400)
    expect(connection.table?.version).toBe(3)
    await vi.advanceTimersByTimeAsync(1400)
    expect(connection.table?.version).toBe(4)
    expect(connection.behind).toBe(0)
    expect(connection.following).toBe(true)
    await vi.advanceTimersByTimeAsync(1400)
    expect(connection.following).toBe(false)
  })

  it('take no time where nothing is to be seen', async () => {
    hear(2, 1)
    hear(3, 1, 2)
    hear(4, 0)
    await vi.advanceTimersByTimeAsync(1500)
    expect(connection.table?.version).toBe(4)
  })

  it('wait while a scene covers the table', async () => {
    let covered = true
    connection.covered = () => covered
    hear(2, 0)
    await vi.advanceTimersByTimeAsync(5000)
    expect(connection.table?.version).toBe(1)
    covered = false
    await vi.advanceTimersByTimeAsync(200)
    expect(connection.table?.version).toBe(2)
  })

  it('are seen before the round ends that they end', async () => {
    connection.between = (before, after) =>
      Promise.resolve(before.steps < 2 && after.steps === 3 ? { ...before, steps: 2, view: after.view } : null)
    hear(3, 0)
    await vi.advanceTimersByTimeAsync(10)
    expect(connection.table).toMatchObject({ version: 1, steps: 2 })
    await vi.advanceTimersByTimeAsync(1400)
    expect(connection.table?.version).toBe(3)
  })

  it('can be skipped', async () => {
    hear(2, 1)
    hear(3, 0)
    await vi.advanceTimersByTimeAsync(10)
    connection.catchUp()
    expect(connection.table?.version).toBe(3)
    expect(connection.following).toBe(false)
    hear(4, 1)
    await vi.advanceTimersByTimeAsync(200)
    expect(connection.table?.version).toBe(4)
  })

  it('come at once for who wants no pace, and so do my own', () => {
    settings.pace = 'off'
    hear(2, 0)
    vi.advanceTimersByTime(200)
    expect(connection.table?.version).toBe(2)
    settings.pace = 'slow'
    hear(3, 1)
    vi.advanceTimersByTime(200)
    expect(connection.table?.version).toBe(3)
  })
})
