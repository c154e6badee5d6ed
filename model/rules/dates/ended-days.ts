// Notes a day that is over in a sentence that still counts on it: "Through December 31, 2025, a friend matches every gift."
import { collections } from '../../collections'
import { findNextOccurrence, formatDay, isDay, type Day } from '../../dates/day'
import { splitFrontMatter } from '../../front-matter/split-front-matter'
import { splitFileName, type Language } from '../../languages'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { TEXT_TOPICS } from '../../text/text-topics'
import { getText } from '../../translations/translation-age'
import { getHiddenReason } from '../../visibility'
import { findInFile, isShownField } from '../find-in-file'
import { findWrittenDays } from '../meaning/days/written/written-days'

/** The files of a day, which stay as they are when it is over; in a post, only a goal is no news of that time. */
const DATED: readonly unknown[] = [collections.posts, collections.events, collections.notices]
/** Matches the words before a last day. */
const LAST =
  /\b(?:through|until|till|up to|by|before|no later than|ends?(?: on)?|hasta|antes del?|a m[aá]s tardar(?: el)?|termina(?: el)?)(?: the| el| midnight(?: on)?)? ?$/i
/** Matches what people do, or can do, only while there is time. */
const PRESENT =
  /(?<![A-Za-zÀ-ỿ])(?:will|is|are|can|may|please|match(?:es)?|doubles?|counts?|give|donate|sign up|register|apply|order|call|write|join|bring|send|return|drop off|your (?:gifts?|donations?)|es|est[aá]n?|puede|pueden|duplica|iguala|done|d[eé]|llame|escriba|traiga|env[ií]e|inscr[ií]base|reg[ií]strese)(?![A-Za-zÀ-ỿ])/iu
/** Matches what people would like to have reached by a day. */
const GOAL =
  /(?<![A-Za-zÀ-ỿ])(?:(?:would|['’]d) (?:like|love|be glad)|(?:we|I)(?: still| all| also)? (?:hope|plan|want|wish|need|aim|expect|intend|pray|trust)|(?:our|my|the|one|new) (?:\w+ )?(?:goals?|aim|hope|target|prayer)|help us|let us|let['’]s|quisi[eé]ramos|quisiera|nos gustar[ií]a|queremos|esperamos|necesitamos|deseamos|nuestr[ao] (?:meta|objetivo)|la meta|ay[uú]denos)(?![A-Za-zÀ-ỿ])/iu
/** Matches what is still to come. */
const FUTURE =
  /(?<![A-Za-zÀ-ỿ])(?:will(?! have)|join us|(?:we|you|it|there)[’']ll|going to|habr[aá]|ser[aá]|vamos a|acomp[aá]ñenos)(?![A-Za-zÀ-ỿ])/iu
/** Matches what is announced, whatever is said of the day. */
const ANNOUNCED =
  /(?<![A-Za-zÀ-ỿ])(?:(?:the|our) next (?:one|chance|group|class|course|round|walk|gala|meeting|event|date|time|session|drive)|upcoming|coming up|there is still (?:room|time)|(?:we|our office|the office|the clinic|it|they) will (?:be closed|close|start|begin|meet|hold|run)|runs from|(?:el|la|los|las) pr[oó]xim[oa]s?|pronto|todav[ií]a hay (?:lugar|tiempo)|estaremos (?:cerrados|abiertos)|no atender(?:á|emos)|cerraremos|comenzará|empezará)(?![A-Za-zÀ-ỿ])/iu
const OVER =
  /(?<![A-Za-zÀ-ỿ])(?:was|were|had|did|been|came|met|went|took|since|last|again|as of|fue(?:ron)?|eran?|hab[ií]a|estuvo|desde|pasad[oa]|a partir)(?![A-Za-zÀ-ỿ])|[“”"«]/iu
const ON_THE_DAY = /(?:^|\b(?:on|el)) ?(?:the )?$/i
/** Matches what tells of something that has been, or that goes on. */
const PAST =
  /(?<![A-Za-zÀ-ỿ])(?:was|were|had|did|been|born|came|gave|met|went|made|took|began|grew|became|served|helped|worked|opened|received|raised|reached|exceeded|achieved|fulfilled|answered|arrived|thanks?|moved|lived|used to|ended|since|after|start(?:s|ed|ing)?|beginning|effective|as of|again|fue(?:ron)?|era|hab[ií]a|estuvo|desde|naci[oó]|alcanz[oó]|alcanzamos|lleg[oó]|logr[oó]|logramos|gracias|despu[eé]s|a partir)(?![A-Za-zÀ-ỿ])|[“”"«]/iu

/** @param texts the texts of the files by their paths below the content folder */
export function checkEndedDays(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  return entries.flatMap((parsed) => {
    const { entry, collection, topics } = parsed
    const isPost = collection === (collections.posts as unknown)
    if ((DATED.includes(collection) && !isPost) || getHiddenReason(entry, today) !== null) return []
    if (!topics.includes('dayWithYear')) return []
    const split = splitFrontMatter(getText(entry, texts), [])
    const written = isPost ? String(entry.date) : today
    const [found] = findInFile(
      split,
      (words) => findEnded(words, written, isPost),
      TEXT_TOPICS.dayWithYear,
    ).filter(({ field }) => isShownField(field))
    if (found === undefined) return []
    const { words, day, field, line, column } = found
    const problem = describe(words, day, today, splitFileName(entry.slug).language)
    return [createProblem(problem, { file: entry.file, line, column, field })]
  })
}

/** Returns the days with their year that were over when a text was written, in sentences that still count on them. */
const findEnded = (text: string, writtenOn: Day, isPost: boolean) =>
  findWrittenDays(text).flatMap(({ words, index, monthAndDay, year }) => {
    const day = `${year ?? 0}-${monthAndDay}`
    if (year === null || !isDay(day) || day >= writtenOn) return []
    const before =
      text
        .slice(0, index)
        .split(/[.!?]\s|\n/)
        .at(-1) ?? ''
    const after = text.slice(index + words.length).split(/[.!?](?:\s|$)|\n/)[0] ?? ''
    const others = before + after
    const isGoal = GOAL.test(others)
    const isLast = LAST.test(before) && (isGoal || (!isPost && PRESENT.test(others)))
    const isToCome = !isPost && ON_THE_DAY.test(before.trimStart()) && FUTURE.test(others)
    const isAnnounced = !isPost && ANNOUNCED.test(others) && !OVER.test(others)
    const isExpected = isAnnounced || ((isLast || isToCome) && !PAST.test(others))
    return isExpected ? [{ words, index, day }] : []
  })

/** A day that comes again within this time may be meant. */
const MAX_DAYS_AHEAD = 366

function describe(words: string, day: Day, today: Day, language: Language): FileProblem {
  const next = findNextOccurrence(day, today, MAX_DAYS_AHEAD)
  const meant = next === null ? null : formatDay(next, { dateStyle: 'long' }, language)
  return {
    code: 'date-relative',
    severity: 'warning',
    message: `"${words}" is over, but this sentence speaks of a day that is still to come.`,
    fix: `If ${meant === null ? 'another day is meant, write that' : `you mean the next one, write ${meant}`}. If there is no other day, delete the sentence.`,
  }
}
