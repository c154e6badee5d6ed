// Notes an event that only its title calls cancelled or moved, so that calendars and lists do not know it.
import type { SplitText } from '../../front-matter/split-front-matter'
import { toYaml } from '../../front-matter/yaml-form'
import type { LocatedProblem } from '../../problems/problem'

const CANCELLED = 'cancel+ed|called off|will not take place|cancelad[oa]|suspendid[oa]'
const MOVED =
  'postponed|rescheduled|new (?:date|day|time|place)|pospuest[oa]|aplazad[oa]|nueva fecha'
/** Matches such words at one end of a title, set apart from it or in capitals, with what is said besides. */
const BEFORE = new RegExp(`^[[(*]*(?:${CANCELLED}|${MOVED})[\\])*]*\\s*[:!–—-]+\\s*(?=\\S)`, 'i')
const AFTER = new RegExp(
  `\\s*(?:[:–—-]\\s*|[[(*])(?:${CANCELLED}|${MOVED})(?![A-Za-zÀ-ỿ]).*$`,
  'iu',
)
const IN_CAPITALS = /\s+(?:CANCEL+ED|POSTPONED|RESCHEDULED|CANCELAD[OA])(?![A-Za-zÀ-ỿ]).*$/u
const IS_MOVED = new RegExp(MOVED, 'i')

/** @param status the value of the field, if the event has it */
export function checkStatusWords(
  { frontMatter }: SplitText,
  collection: string,
  status: unknown,
): LocatedProblem[] {
  const value = frontMatter.get('title')
  if (collection !== 'event' || !value || !('text' in value)) return []
  const pattern = [BEFORE, AFTER, IN_CAPITALS].find((words) => words.test(value.text))
  const title = pattern === undefined ? '' : value.text.replace(pattern, '').trim()
  if (pattern === undefined || title === '') return []
  const meant = IS_MOVED.test(pattern.exec(value.text)?.[0] ?? '') ? 'moved' : 'cancelled'
  const { line, column } = value
  const write = `Write title: ${toYaml(title)}`
  return [
    {
      code: 'status-in-title',
      severity: 'warning',
      ...(typeof status === 'string' && status !== meant
        ? {
            message: `The title says that the event is ${meant}, but the line status: says ${status}.`,
            fix: `${write}. If the event is ${meant}, write status: ${meant} as well.`,
          }
        : typeof status === 'string'
          ? {
              message: `The line status: says already that the event is ${meant}.`,
              fix: write,
            }
          : {
              message: `Only the title says that the event is ${meant}, so calendars do not learn of it.`,
              fix:
                meant === 'moved'
                  ? `${write}, and below it two lines: status: moved and status_note: with the old day, time or place. If the new one is known, write it into date:, time: or location:.`
                  : `${write}, on the next line status: ${meant}, and the reason after status_note: on a line below.`,
            }),
      field: 'title',
      line,
      column,
    },
  ]
}
