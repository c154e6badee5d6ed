// Notes the name of an event or a church in a text that has a letter or two of it wrong: "Baby Bottle Bommerang".
import { collections } from '../../collections'
import { addDays, type Day } from '../../dates/day'
import { splitFrontMatter } from '../../front-matter/split-front-matter'
import { computeEditDistance } from '../../problems/closest-match'
import { createProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { foldAccents } from '../../text/fold-accents'
import { getText } from '../../translations/translation-age'
import { getName } from '../copies/name-words'
import { findInFile, isShownField } from '../find-in-file'

/** What has a name of its own. The titles of pages and posts are words that others use as well, and other rules compare people. */
const NAMED: readonly unknown[] = [collections.events, collections.churches]
/** Of the posts and events, which may be thousands, only new ones are read: staff have read the others. */
const NEW_DAYS = 90
/** The fields whose names other rules compare. */
const COMPARED = new Set(['title', 'name', 'author', 'organization'])

const WORD = "[A-ZÀ-Þ][A-Za-zÀ-ỿ]*(?:[’'][A-ZÀ-Þ][a-zß-ỿ]+)?"
/** Matches words with capital letters that follow each other, with numbers and small words between them. */
const NAMES = new RegExp(`${WORD}(?: (?:${WORD}|\\d+|for|of|the|de|del|la|y|and|&))* ${WORD}`, 'gu')
/** Matches endings in which a word has several forms: "Walk" and "Walks". */
const ENDING = /^(?:s|es|ed|d|ing|er|ers|y|ies|n)?$/
/** In a shorter word, another letter makes another word. */
const MIN_LETTERS = 4
/** With this many letters, two of them may be wrong. */
const LONG_WORD = 7

/** The known names by their words, one of which is left out: "Baby Bottle *". */
type KnownNames = ReadonlyMap<string, readonly string[]>

/** @param texts the texts of the files by their paths below the content folder */
export function checkMistypedMentions(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  const named = entries.filter(({ collection }) => NAMED.includes(collection))
  const all = new Set(entries.map(({ entry }) => getName(entry)))
  const known = listKnownNames(new Set(named.map(({ entry }) => getName(entry))))
  const oldest = addDays(today, -NEW_DAYS)
  return entries.flatMap(({ entry }) => {
    if (typeof entry['date'] === 'string' && entry['date'] < oldest) return []
    const text = splitFrontMatter(getText(entry, texts), [])
    return findInFile(text, (words) => findMistyped(words, known, all), NAMES_ONCE)
      .filter(({ field }) => isShownField(field) && !COMPARED.has(field ?? ''))
      .map(({ words, meant, field, line, column }) =>
        createProblem(describe(words, meant), { file: entry.file, line, column, field }),
      )
  })
}

const NAMES_ONCE = new RegExp(NAMES.source, 'u')

function listKnownNames(names: ReadonlySet<string>): KnownNames {
  const known = new Map<string, string[]>()
  for (const name of names) {
    const words = name.split(' ')
    if (words.length < 2 || !NAMES_ONCE.test(name)) continue
    for (const key of words.map((_, index) => leaveOut(words, index)))
      known.set(key, [...(known.get(key) ?? []), name])
  }
  return known
}

const leaveOut = (words: readonly string[], index: number): string =>
  words.map((word, place) => (place === index ? '*' : word)).join(' ')

function findMistyped(text: string, known: KnownNames, all: ReadonlySet<string>) {
  return [...text.matchAll(NAMES)].flatMap(({ 0: run, index }) => {
    const words = run.split(' ')
    for (let length = words.length; length >= 2; length -= 1)
      for (let start = 0; start + length <= words.length; start += 1) {
        const typed = words.slice(start, start + length)
        const meant = findMeant(typed, known, all)
        if (meant === null) continue
        const at = index + words.slice(0, start).join(' ').length + (start === 0 ? 0 : 1)
        return [{ words: typed.join(' '), meant, index: at }]
      }
    return []
  })
}

/** Returns the known name that words almost are, or null. */
function findMeant(
  words: readonly string[],
  known: KnownNames,
  all: ReadonlySet<string>,
): string | null {
  if (all.has(words.join(' '))) return null
  for (const [index, word] of words.entries()) {
    const names = known.get(leaveOut(words, index)) ?? []
    const [meant, another] = names.filter((name) => isTypo(word, name.split(' ')[index] ?? ''))
    if (meant !== undefined && another === undefined) return meant
  }
  return null
}

function isTypo(typed: string, meant: string): boolean {
  const [one, other] = [typed, meant].map((word) => foldAccents(word.toLowerCase()))
  if (one === undefined || other === undefined || one === other) return false
  if (Math.min(one.length, other.length) < MIN_LETTERS) return false
  const same = [...one].findIndex((letter, index) => letter !== other[index])
  const start = same === -1 ? one.length : same
  if (ENDING.test(one.slice(start)) && ENDING.test(other.slice(start))) return false
  return computeEditDistance(one, other) <= (other.length >= LONG_WORD ? 2 : 1)
}

const describe = (typed: string, meant: string) =>
  ({
    code: 'name-mistyped',
    severity: 'warning',
    message: `This says "${typed}", but the name seems to be "${meant}".`,
    fix: `If so, write "${meant}". If not, leave it as it is.`,
  }) as const
