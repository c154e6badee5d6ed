// Completes the status of a postponed event where its other fields say whether the new day is known.
import { POSTPONED } from '../../collections/event/event-status'
import { isDay, type Day } from '../../dates/day'
import { replaceValue } from '../../front-matter/value'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { findNearest, findWrittenDays } from '../meaning/days/written/written-days'

/** Matches words that say that there is no new day yet. */
const NOT_KNOWN =
  /\b(?:TB[AD]|to be (?:announced|determined|decided|set)|will (?:be announced|announce|let you know|share|post|tell|choose|set)|later date|not (?:been )?(?:known|set|decided|chosen)|(?:do not|don[’']t) know|no (?:new )?(?:date|day) yet|por (?:anunciar|definir|confirmar)|se (?:anunciar[áa]|dar[áa]|avisar[áa])|avisaremos|anunciaremos|(?:todav[íi]a|a[úu]n) no)(?![A-Za-zÀ-ỿ])/iu

/** Returns the problems of an entry, that of such a status with the word that is meant. */
export function completeStatus(
  { entry, getSource }: ParsedEntry,
  problems: readonly Problem[],
): readonly Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'choice-unknown' || problem.fix !== POSTPONED) return problem
    const { frontMatter } = getSource()
    const [value, note] = [frontMatter.get('status'), frontMatter.get('status_note')]
    const day = entry.startDate ?? entry.date
    if (!isText(value) || !isText(note) || typeof day !== 'string' || !isDay(day)) return problem
    const named = listDays(note.text, day)
    const isUnknown = NOT_KNOWN.test(note.text)
    const isLater = named.some((other) => other < day) && named.every((other) => other <= day)
    if (isLater && !isUnknown)
      return { ...problem, fix: KNOWN, suggestion: replaceValue(value, 'moved') }
    if (isUnknown && !isLater) return { ...problem, fix: UNKNOWN }
    return named.length === 0 ? { ...problem, fix: UNCLEAR } : problem
  })
}

const KNOWN =
  'The new day is in date, and status_note says what was planned, so write status: moved'
const UNKNOWN =
  'The sentence after status_note says that the new day is not known yet, so write status: cancelled'
const UNCLEAR =
  'If the day in date is the new one, write status: moved. If the new day is not known yet, write status: cancelled'

const isText = <T extends object>(value: T | undefined): value is Extract<T, { text: string }> =>
  value !== undefined && 'text' in value && value.text !== ''

/** Returns the days that a sentence names, each without a year in the one nearest to a day. */
const listDays = (text: string, near: Day): Day[] =>
  findWrittenDays(text).flatMap(({ year, monthAndDay }) => {
    const day = year === null ? findNearest(monthAndDay, near) : `${year}-${monthAndDay}`
    return day === null ? [] : [day]
  })
