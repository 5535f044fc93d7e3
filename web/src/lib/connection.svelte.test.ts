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

function hear(version: number, turn: number): void {
  const table = { version, steps: version, turn, held: null, state: 'playing' }
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

  it('are shown one at a time', () => {
    hear(2, 1)
    hear(3, 1)
    hear(4, 0)
    vi.advanceTimersByTime(10)
    expect(connection.table?.version).toBe(2)
    expect(connection.behind).toBe(2)
    vi.advanceTimersByTime(900)
    expect(connection.table?.version).toBe(3)
    vi.advanceTimersByTime(900)
    expect(connection.table?.version).toBe(4)
    expect(connection.behind).toBe(0)
  })

  it('can be skipped', () => {
    hear(2, 1)
    hear(3, 0)
    connection.catchUp()
    expect(connection.table?.version).toBe(3)
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
