// Estimates how long it takes to read a text.
import { removeSourceMarks } from '../source/source-mark'
import type { Body } from './body'

/** A calm pace for adults who read to understand; silent reading of nonfiction averages 238 words (Brysbaert, 2019). */
const WORDS_PER_MINUTE = 220

/** Returns whole minutes, and at least one. */
export function getReadingMinutes({ blocks }: Pick<Body, 'blocks'>): number {
  const words = blocks.flatMap((block) => {
    const html = 'html' in block ? block.html.join('/') : ''
    const text = removeSourceMarks(html).replaceAll(/<[^>]*>/g, ' ')
    return `${block.kind === 'question' ? block.question : ''} ${text}`.match(/[^\s]+/g) ?? []
  })
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
