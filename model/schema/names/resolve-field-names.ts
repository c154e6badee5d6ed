// Resolves the names of typed fields: reports unknown names, and reads a misspelled or guessed name as the one that was meant.
import { isDay } from '../../dates/day'
import type { FrontMatter, Value } from '../../front-matter/value'
import { normalizeFieldName } from '../../front-matter/diagnosis/diagnose-line'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import type { LocatedProblem } from '../../problems/problem'
import type { Collection } from '../../define-collection'
import { getFieldsByName } from '../field'
import { joinAddress } from './joined-address'
import { adviseOnDetail, isDetail, SIGN_UP_FIELD } from './detail-names'
import { findMeantFields } from './field-synonyms'
import { readPublished } from './published-names'
import { separateTime } from './day-with-time'
import type { Resolution } from './resolution'
import { poolForeignNames } from './foreign/pool-foreign-names'
import { describeSocialField } from './social-names'
import { chooseDays, joinDays, repeatDay } from './two-days'
import { TIME_FIELD } from './time-names'
import { joinTimes } from './two-times'
import {
  fieldBesides,
  fieldForFirstPublicDay,
  fieldOfSeveral,
  misspelledField,
  renamedField,
  renameField,
  unknownField,
} from './unknown-field-problems'

export type ResolvedNames = {
  /** The typed fields of the collection; a misspelled field has its correct name if it is certain which one was meant. */
  readonly frontMatter: FrontMatter
  /** The fields of which it has been reported that their lines have other names, so that they are not missing as well. */
  readonly reported: ReadonlySet<string>
}

/** @param lines the lines of the file */
export function resolveFieldNames(
  { fields, body }: Pick<Collection, 'fields' | 'body'>,
  frontMatter: FrontMatter,
  lines: readonly string[],
  report: (problem: LocatedProblem) => void,
): ResolvedNames {
  const named = getFieldsByName(fields)
  const resolved = new Map([...frontMatter].filter(([typed]) => named.has(typed)))
  const reported = new Set<string>()
  const isOpen = (name: string) => !resolved.has(name) && !reported.has(name)
  const findMissing = () =>
    [...named].flatMap(([name, { required }]) => (required && isOpen(name) ? [name] : []))
  const times = joinTimes(fields, [...frontMatter], lines)
  if (times) {
    report(times.problem)
    for (const name of times.names) resolved.delete(name)
    reported.add('time')
  }
  const address = joinAddress(fields, [...frontMatter], lines)
  if (address) {
    report(address.problem)
    for (const name of address.names) resolved.delete(name)
    reported.add('address').add('location')
  }
  const joined = [...(times?.names ?? []), ...(address?.names ?? [])]
  const unnamed = [...frontMatter].filter(([typed]) => !named.has(typed) && !joined.includes(typed))
  const hasDraft = named.has('draft') && !frontMatter.has('draft')
  const publishing = [...frontMatter].filter(
    ([typed, value]) => hasDraft && readPublished(typed, value, named.has(typed)) !== null,
  )
  for (const [typed] of publishing) resolved.delete(typed)
  const { pooled, others } = poolForeignNames(
    fields,
    frontMatter,
    unnamed.filter(([typed]) => !publishing.some(([name]) => name === typed)),
    lines,
  )
  const unknown = [...publishing, ...others]
  for (const problem of pooled) report(problem)

  const resolve = (typed: string, value: Value): Resolution => {
    const draft = hasDraft ? readPublished(typed, value, named.has(typed)) : null
    if (draft !== null) return draft
    const meant = findMeantFields(fields, typed)
    const open = meant.filter(isOpen)
    const missing = findMissing()
    const required = open.filter((name) => missing.includes(name))
    const [name, another] = required.length === 1 ? required : open
    if (
      name !== undefined &&
      another === undefined &&
      (meant.length === 1 || required.length === 1)
    )
      return (
        resolveDayAndTime(typed, name, value) ??
        rename(typed, name, value, renamedField(typed, name, value))
      )
    if (name !== undefined) return chooseField(typed, value, open)
    if (open.length === 0 && named.has(TIME_FIELD) && isOpen(TIME_FIELD) && isTime(value))
      return rename(typed, TIME_FIELD, value, renamedField(typed, TIME_FIELD))
    const [only] = meant
    const other = only === undefined ? undefined : resolved.get(only)
    if (only !== undefined && other) return besideOther(typed, value, only, other)
    return resolveTypo(typed, value, missing)
  }

  /** Resolves a name for a day that has the time of a missing field beside it. */
  const resolveDayAndTime = (typed: string, name: string, value: Value): Resolution | null => {
    const time = named.get(name)?.companions.time
    return time !== undefined && isOpen(time) ? separateTime(typed, value, name, time) : null
  }

  /** Resolves a name that several fields have in common. */
  const chooseField = (typed: string, value: Value, names: readonly string[]): Resolution => {
    const [first = '', last = ''] = names
    const days =
      named.get(first)?.companions.lastDay === last ? repeatDay(typed, value, first, last) : null
    // The day of a post is there already, so this is the one on which it becomes public.
    if (last === '' && first === PUBLIC_FIELD && !named.has(TIME_FIELD) && isDayValue(value))
      return rename(typed, first, value, fieldForFirstPublicDay(typed, first, value.text))
    return days ?? { ...fieldOfSeveral(typed, names), suggestion: null, reported: names }
  }

  /** Resolves a name that has a synonym beside it, whose field is there as well. */
  const besideOther = (typed: string, value: Value, name: string, other: Value): Resolution => {
    const first = named.get(name)?.companions.firstDay
    const start = first === undefined ? undefined : resolved.get(first)
    const days = { day: [name, other], last: [typed, value] } as const
    const span =
      first === undefined
        ? null
        : start
          ? chooseDays({ first: [first, start], ...days })
          : isOpen(first)
            ? joinDays(typed, [first, other], [name, value])
            : null
    return (
      span ?? { ...fieldBesides(typed, name, { line: other.nameLine, value }), suggestion: null }
    )
  }

  const resolveTypo = (typed: string, value: Value, missing: readonly string[]): Resolution => {
    const names = [...named.keys()]
    const normalized = normalizeFieldName(typed)
    const match = isDetail(typed) ? null : findClosestMatch(normalized, names)
    // Only the settings have a menu.
    const social = named.has('navigation') ? describeSocialField(typed, value) : null
    if (match === null)
      return {
        suggestion: null,
        reported: missing.length === 1 && unknown.length === 1 ? missing : [],
        ...(social ??
          describeDetail(typed, value, missing) ??
          unknownField(typed, missing, {
            isBelowList: isBelowList(value, lines),
            hasWords: hasWords(value),
            hasBody: body !== 'none',
          })),
      }
    const isCertain = findUnambiguousMatch(normalized, names) === match && isOpen(match)
    return isCertain
      ? rename(typed, match, value, misspelledField(typed, match, value))
      : { ...fieldOfSeveral(typed, [match]), suggestion: null, reported: [match] }
  }

  /** Describes a detail of an event or a page that only its text can say, such as its price. */
  const describeDetail = (typed: string, value: Value, missing: readonly string[]) => {
    if (!isDetail(typed) || !hasWords(value) || body === 'none' || missing.length > 0) return null
    const isOpenToWords = named.has(SIGN_UP_FIELD) ? isOpen(SIGN_UP_FIELD) : null
    const advice = adviseOnDetail(typed, value, frontMatter, isOpenToWords)
    const isWritten = advice.suggestion !== null
    return {
      ...{ message: `There is no field "${typed}" here.`, ...advice },
      reported: isWritten ? [SIGN_UP_FIELD] : [],
    }
  }

  for (const [typed, value] of unknown) {
    const { message, fix, suggestion, ...resolution } = resolve(typed, value)
    for (const [name, meant] of resolution.renamed ?? []) resolved.set(name, meant)
    for (const name of resolution.reported ?? []) reported.add(name)
    const line = value.nameLine
    report({
      ...{ code: 'field-unknown', field: typed, line, column: 1 },
      ...{ message, fix, suggestion: suggestion ?? null },
    })
  }
  return { frontMatter: resolved, reported }
}

/** Returns whether a value is nothing but hours, such as those after `when:` beside a day. */
const isTime = (value: Value): boolean =>
  'text' in value &&
  /^\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?\s*(?:(?:-|–|to|until)\s*\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\b\.?)?)?$/i.test(
    value.text,
  ) &&
  /:|m/i.test(value.text)

/** The field for the first public day. */
const PUBLIC_FIELD = 'publish_on'

const isDayValue = (value: Value): value is Value & { readonly text: string } =>
  'text' in value && isDay(value.text)

/** Returns whether the line above is an item of a list, or the name of one. */
const isBelowList = ({ nameLine }: Value, lines: readonly string[]): boolean =>
  /^\s*[-*•–] *\S|^\w+:\s*$/.test(lines[nameLine - 2] ?? '')

/** Returns whether a value may be meant for visitors, and is not a switch of a program. */
const hasWords = (value: Value): boolean =>
  'text' in value && value.text !== '' && !/^(?:true|false|null|on|off)$/i.test(value.text)

function rename(
  typed: string,
  name: string,
  value: Value,
  problem: Pick<LocatedProblem, 'message' | 'fix'>,
): Resolution {
  return { ...problem, suggestion: renameField(typed, name, value), renamed: [[name, value]] }
}
