/** The rule book: fetched once for each game, number of players and language. */

import { ask } from '../lib/api'
import type { Book, Chapter, Found, GameId, Section, Thing } from '../lib/types'
import { words } from '../lib/words.svelte'

const kept = new Map<string, Promise<Book>>()

export function bookOf(game: GameId, players: number | null): Promise<Book> {
  const name = `${game}?language=${words.language}${players === null ? '' : `&players=${players}`}`
  let found = kept.get(name)
  if (!found) {
    found = ask<Book>(`/api/rules/${name}`)
    found.catch(() => kept.delete(name))
    kept.set(name, found)
  }
  return found
}

/** What the book says about some words or a question, the best first. */
export function search(game: GameId, players: number | null, wanted: string): Promise<Found[]> {
  const query = new URLSearchParams({ wanted: wanted.slice(0, 200), language: words.language })
  if (players !== null) query.set('players', String(players))
  return ask<Found[]>(`/api/rules/${game}/search?${query}`)
}

/** The sections of a chapter, its own text first. */
export function sectionsOf(chapter: Chapter): Section[] {
  return [chapter, ...chapter.sections]
}

export function thingOf(book: Book | null, id: string | null): Thing | undefined {
  if (!book || !id) return undefined
  for (const chapter of book.chapters)
    for (const section of sectionsOf(chapter)) {
      const found = section.things.find((thing) => thing.id === id)
      if (found) return found
    }
  return undefined
}

/** The chapter that contains a section or a thing. */
export function chapterOf(book: Book, id: string): Chapter | undefined {
  return book.chapters.find((chapter) =>
    sectionsOf(chapter).some((section) => section.id === id || section.things.some((thing) => thing.id === id)),
  )
}

/** Everything that the book explains, by name: for the index. */
export function indexOf(book: Book): { id: string; title: string }[] {
  const found = book.chapters
    .flatMap(sectionsOf)
    .flatMap((section) => [
      { id: section.id, title: section.title },
      ...section.things.map(({ id, name }) => ({ id, title: name })),
    ])
  const order = new Intl.Collator(words.language)
  return found.sort((one, other) => order.compare(one.title, other.title))
}

/** A question and its answer; a remark has no question. */
export function asked(line: string): { question: string; answer: string } {
  const end = line.indexOf('?') + 1
  return { question: line.slice(0, end), answer: line.slice(end).trim() }
}

/** Paragraphs and lists from lines. */
export function blocks(lines: readonly string[]): { items: boolean; lines: string[] }[] {
  const found: { items: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const items = line.startsWith('- ')
    const text = items ? line.slice(2) : line
    const last = found.at(-1)
    if (last?.items && items) last.lines.push(text)
    else found.push({ items, lines: [text] })
  }
  return found
}
