// Finds the name of an outside link that was translated with its text.
import type { Reference } from '../../../links/reference'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { getText } from '../../../translations/translation-age'

/** Matches names as targets of links, of buttons and of fields. */
const NAMED_LINK = /\]\((NAME)\)|\bhref=["']?(NAME)["']?[\s}]|^\w*link: ["']?(NAME)["']?\s*$/.source
const NAMED_LINKS = new RegExp(NAMED_LINK.replaceAll('NAME', '[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ\\d-]*'), 'gmu')

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
  const [own, others] = [getText(entry, texts), getText(original.entry, texts)].map(findNames)
  // A name that the original has, too, is as it should be.
  if (own === undefined || others === undefined || others.includes(target)) return null
  // The other places may have the right name, so each place is compared first.
  const isSame = (name: string, index: number) => name === others[index] || !others.includes(name)
  if (own.length === others.length && own.every(isSame)) return others[own.indexOf(target)] ?? null
  const unknown = [...new Set(own)].filter((name) => !others.includes(name))
  const missing = [...new Set(others)].filter((name) => !own.includes(name))
  return unknown.length === missing.length ? (missing[unknown.indexOf(target)] ?? null) : null
}

const findNames = (text: string): string[] =>
  [...text.matchAll(NAMED_LINKS)].map(([, ...names]) => names.find(Boolean) ?? '')
