// The names of social media that people guess as fields of the settings, and where such a link goes.
import type { LocatedProblem } from '../../problems/problem'
import type { Value } from '../../front-matter/value'
import { simplifyName } from './field-synonyms'

/** The names of websites as people type them, without `url`, `link` and the like, and as they are written. */
const WEBSITES = new Map([
  ...['instagram', 'insta', 'ig'].map((name) => [name, 'Instagram'] as const),
  ...['facebook', 'fb', 'messenger'].map((name) => [name, 'Facebook'] as const),
  ...['YouTube', 'Twitter', 'X', 'TikTok', 'LinkedIn', 'WhatsApp', 'Pinterest', 'Bluesky'].map(
    (name) => [name.toLowerCase(), name] as const,
  ),
])
const SEVERAL = new Set(['social', 'socialmedia', 'socialnetwork', 'rede', 'redessociale'])
const ENDING = /(?:url|link|page|handle|account|profile|enlace|pagina)$/

/** Returns the problem of a field for a page of ours on social media, or null for another name. */
export function describeSocialField(
  typed: string,
  value: Value,
): Pick<LocatedProblem, 'message' | 'fix'> | null {
  const name = simplifyName(typed).replace(ENDING, '')
  const website = WEBSITES.get(name) ?? (SEVERAL.has(name) ? 'Instagram' : undefined)
  if (website === undefined) return null
  const address = readAddress('text' in value ? value.text : '')
  return {
    message: `There is no field "${typed}" here: a link to another website goes into a text.`,
    fix: `Delete the line. Then write the link into the text of a page, such as content/pages/contact.md: [our page on ${website}](${address})`,
  }
}

/** Returns the address that was typed, or a hint at one if it is none. */
function readAddress(typed: string): string {
  if (/^https:\/\/[^\s()]+$/.test(typed)) return typed
  return /^(?:www\.)?[a-z]+\.com\/[^\s()]+$/i.test(typed) ? `https://${typed}` : 'https://…'
}
