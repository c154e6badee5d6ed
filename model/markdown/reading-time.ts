// Estimates how long it takes to read a text.
import { removeSourceMarks } from '../source/source-mark'
import type { Body } from './body'

/** A calm pace for adults who read to understand; silent reading of nonfiction averages 238 words (Brysbaert, 2019). */
const WORDS_PER_MINUTE = 220

/** Returns whole minutes, and at least one. */
export function getReadingMinutes({ blocks }: Pick<Body, 'blocks'>): number {
  const counts = blocks.map((block) => {
    const html = 'html' in block ? block.html.join('/') : ''
    const text = removeSourceMarks(html).replaceAll(/<[^>]*>/g, ' ')
    return countWords(`${block.kind === 'question' ? block.question : ''} ${text}`)
  })
  const words = counts.reduce((sum, count) => sum + count, 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0
