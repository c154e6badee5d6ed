// Reports the bullets of a list in a value, which is shown as a line of words.
import { toYaml } from '../front-matter/yaml-form'
import type { ProblemDetails } from '../problems/problem'

/** Matches the bullet before the first item of a list, at the start of a value or after a colon. */
const BULLET = /^(.*:\s*|\s*)[•●▪◦‣⁃∙]\s*(?=\S)/

/** Returns the problem of a list from another program in a value, or null. Between words, a bullet separates them. */
export function checkBullets(typed: string): ProblemDetails | null {
  const [start, lead = ''] = BULLET.exec(typed) ?? []
  if (start === undefined) return null
  const items = typed.slice(start.length).split(/\s*[•●▪◦‣⁃∙]\s*/)
  const written = toYaml((lead + items.join(', ')).trim())
  return {
    code: 'value-markup',
    message: 'Only a line of words is shown here, so the bullet would not make a list.',
    fix: items.length === 1 ? `Write: ${written}` : `Write a sentence, or commas: ${written}`,
    ...(items.length === 1 ? { replacement: written } : {}),
  }
}
