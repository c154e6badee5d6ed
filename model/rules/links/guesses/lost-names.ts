// Finds names of outside links whose line in content/site.md is gone, and links that only a translation still has.
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import type { Reference } from '../../../links/reference'
import { createProblem, type Problem, type ProblemDetails } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { listLines } from '../../../text/list-lines'
import { listWords } from '../../../text/list-words'
import { getText } from '../../../translations/translation-age'
import { findSettings } from '../../find-settings'
import { LINK_NAME } from '../reference-problems'

type Texts = Readonly<Record<string, string>>

/**
 * Returns the problem of each name that several files use and that content/site.md does not have. A name in a single file is mistyped.
 * @param isUnknown whether a reference leads nowhere and could be such a name
 */
export function findLostNames(
  entries: readonly ParsedEntry[],
  isUnknown: (reference: Reference, parsed: ParsedEntry) => boolean,
  texts: Texts,
): ReadonlyMap<string, Problem> {
  const uses = new Map<string, ParsedEntry[]>()
  for (const parsed of entries)
    for (const name of new Set(listNames(parsed, isUnknown)))
      if (!isOnlyInTranslation(name, parsed, entries, texts))
        uses.set(name, [...(uses.get(name) ?? []), parsed])
  const site = findSettings(entries)
  return new Map(
    site === undefined
      ? []
      : [...uses].flatMap(([name, users]) =>
          users.length < 2 ? [] : [[name, describeLostName(site, name, users)] as const],
        ),
  )
}

const listNames = (
  parsed: ParsedEntry,
  isUnknown: (reference: Reference, parsed: ParsedEntry) => boolean,
): string[] =>
  parsed.references.flatMap((reference) =>
    reference.type === 'link' && LINK_NAME.test(reference.target) && isUnknown(reference, parsed)
      ? [reference.target]
      : [],
  )

/** Returns whether a translation has a name that its English page does not have. */
function isOnlyInTranslation(
  name: string,
  { entry }: ParsedEntry,
  entries: readonly ParsedEntry[],
  texts: Texts,
): boolean {
  const original = findOriginal(entry, entries)
  return original !== undefined && !getText(original, texts).includes(name)
}

const findOriginal = (entry: ParsedEntry['entry'], entries: readonly ParsedEntry[]) =>
  typeof entry['translationOf'] === 'string'
    ? entries.find((other) => other.entry.pagePath === entry['translationOf'])?.entry
    : undefined

const findLines = ({ references }: ParsedEntry, name: string): number[] => [
  ...new Set(references.flatMap(({ target, line }) => (target === name ? [line] : []))),
]

function describeLostName(site: ParsedEntry, name: string, users: readonly ParsedEntry[]): Problem {
  const isEnglish = ({ entry }: ParsedEntry) =>
    splitFileName(entry.slug).language === DEFAULT_LANGUAGE
  const places = users
    .toSorted((a, b) => Number(isEnglish(b)) - Number(isEnglish(a)))
    .map((user) => `${user.entry.file} (${listLines(findLines(user, name))})`)
  const position = getFieldPosition(site, 'outside_links')
  const value = site.getSource().frontMatter.get('outside_links')
  const last = value && 'items' in value ? value.items.at(-1) : undefined
  return createProblem(
    {
      code: 'link-broken',
      message: `${name} is used in ${listWords(places)}, but it is not in this list.`,
      fix: `If its line was deleted, write it again below this one: two spaces, then - ${name}: and the full address of the other website. On GitHub, press History to see the old line. If nobody should go to that website any more, delete these links.`,
    },
    { ...position, line: last?.line ?? position.line, column: last?.column ?? position.column },
  )
}

/** Returns the problem of a name that only a translation still has, without advice to bring the name back; null for other names. */
export function describeNameOfTranslation(
  parsed: ParsedEntry,
  { target }: Reference,
  entries: readonly ParsedEntry[],
  texts: Texts,
): ProblemDetails | null {
  const original = findOriginal(parsed.entry, entries)
  if (original === undefined || !isOnlyInTranslation(target, parsed, entries, texts)) return null
  const [, ...others] = findLines(parsed, target)
  const also = others.length === 0 ? ' ' : ` (here and on ${listLines(others)}) `
  return {
    code: 'link-broken',
    message: `"${target}"${also}is not a name under outside_links in content/site.md, and the English page ${original.file} has no such link.`,
    fix: 'If it was taken out of the English page, delete it here, too, with the words that are about it. If not, write the address that the English page has in this place.',
  }
}
