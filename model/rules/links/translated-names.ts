// Finds the name of an outside link that was translated with its text.
import type { Reference } from '../../links/reference'
import type { ParsedEntry } from '../../source/parse-entry'
import { getText } from '../../translations/translation-age'

/** Matches names as targets of links, of buttons and of fields. */
const NAMED_LINK = /\]\((NAME)\)|\bhref=["']?(NAME)["']?[\s}]|^\w*link: ["']?(NAME)["']?\s*$/.source
const NAMED_LINKS = new RegExp(NAMED_LINK.replaceAll('NAME', '\\p{L}[\\p{L}\\d-]*'), 'gmu')

/**
 * Returns the name that is meant by one that nobody knows: the one that the original has in this place. Returns null if there are more or
 * fewer such names in the original than in the translation.
 */
export function findNameOfOriginal(
  { entry }: ParsedEntry,
  { type, target }: Reference,
  pages: ReadonlyMap<string | null, ParsedEntry>,
  texts: Readonly<Record<string, string>>,
): string | null {
  const { translationOf } = entry
  if (type !== 'link' || typeof translationOf !== 'string' || /[/#.]/.test(target)) return null
  const original = pages.get(translationOf)
  if (original === undefined) return null
  const own = findNames(getText(entry, texts))
  const others = findNames(getText(original.entry, texts))
  const unknown = own.filter((name) => !others.includes(name))
  const missing = others.filter((name) => !own.includes(name))
  return unknown.length === missing.length ? (missing[unknown.indexOf(target)] ?? null) : null
}

const findNames = (text: string): string[] => [
  ...new Set([...text.matchAll(NAMED_LINKS)].map(([, ...names]) => names.find(Boolean) ?? '')),
]
