// Resolves the name of one typed field that the collection does not have.
import { isDay } from '../../../dates/day'
import type { Value } from '../../../front-matter/value'
import { findMeantFields } from '../field-synonyms'
import { readPublished } from '../published-names'
import { rename, type Resolution } from '../resolution'
import { separateTime } from '../times/day-with-time'
import { TIME_FIELD } from '../times/time-names'
import { chooseDays, joinDays, repeatDay } from '../times/two-days'
import {
  fieldBesides,
  fieldForFirstPublicDay,
  fieldOfSeveral,
  renamedField,
} from '../unknown-field-problems'
import { findMissing, isOpen, type NameContext } from './name-context'
import { resolveUnknownName } from './resolve-unknown-name'

/**
 * Resolves a name that the collection does not have.
 * @param isOnly whether it is the only unknown name of the file
 */
export function resolveFieldName(
  context: NameContext,
  typed: string,
  value: Value,
  isOnly: boolean,
): Resolution {
  const { fields, named, frontMatter, resolved } = context
  const isPublishing = named.has('draft') && !frontMatter.has('draft')
  const draft = isPublishing ? readPublished(typed, value, named.has(typed)) : null
  if (draft !== null) return draft
  const meant = findMeantFields(fields, typed)
  const open = meant.filter((name) => isOpen(context, name))
  const missing = findMissing(context)
  const required = open.filter((name) => missing.includes(name))
  const [name, another] = required.length === 1 ? required : open
  if (name !== undefined && another === undefined && (meant.length === 1 || required.length === 1))
    return (
      resolveDayAndTime(context, typed, name, value) ??
      rename(typed, name, value, renamedField(typed, name, value))
    )
  if (name !== undefined) return chooseField(context, typed, value, open)
  if (open.length === 0 && named.has(TIME_FIELD) && isOpen(context, TIME_FIELD) && isTime(value))
    return rename(typed, TIME_FIELD, value, renamedField(typed, TIME_FIELD))
  const [only] = meant
  const other = only === undefined ? undefined : resolved.get(only)
  if (only !== undefined && other) return resolveBesides(context, [typed, value], [only, other])
  return resolveUnknownName(context, typed, value, isOnly)
}

/** Resolves a name for a day that has the time of a missing field beside it. */
function resolveDayAndTime(
  context: NameContext,
  typed: string,
  name: string,
  value: Value,
): Resolution | null {
  const time = context.named.get(name)?.companions.time
  return time !== undefined && isOpen(context, time) ? separateTime(typed, value, name, time) : null
}

/** The field for the first public day. */
const PUBLIC_FIELD = 'publish_on'

/** Resolves a name that several fields have in common. */
function chooseField(
  { named }: NameContext,
  typed: string,
  value: Value,
  names: readonly string[],
): Resolution {
  const [first = '', last = ''] = names
  const days =
    named.get(first)?.companions.lastDay === last ? repeatDay(typed, value, first, last) : null
  // The day of a post is there already, so this is the one on which it becomes public.
  if (last === '' && first === PUBLIC_FIELD && !named.has(TIME_FIELD) && isDayValue(value))
    return rename(typed, first, value, fieldForFirstPublicDay(typed, first, value.text))
  return days ?? { ...fieldOfSeveral(typed, names), suggestion: null, reported: names }
}

type NamedValue = readonly [name: string, value: Value]

/** Resolves a name that has a synonym beside it, whose field is there as well. */
function resolveBesides(
  context: NameContext,
  typed: NamedValue,
  [name, other]: NamedValue,
): Resolution {
  const first = context.named.get(name)?.companions.firstDay
  const start = first === undefined ? undefined : context.resolved.get(first)
  const [typedName, value] = typed
  const joinOrChoose = (): Resolution | null => {
    if (first === undefined) return null
    if (start) return chooseDays({ first: [first, start], day: [name, other], last: typed })
    return isOpen(context, first) ? joinDays(typedName, [first, other], [name, value]) : null
  }
  return (
    joinOrChoose() ?? {
      ...fieldBesides(typedName, name, { line: other.nameLine, value }),
      suggestion: null,
    }
  )
}

/** Returns whether a value is nothing but hours, such as those after `when:` beside a day. */
const isTime = (value: Value): boolean =>
  'text' in value &&
  /^\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?\s*(?:(?:-|–|to|until)\s*\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\b\.?)?)?$/i.test(
    value.text,
  ) &&
  /:|m/i.test(value.text)

const isDayValue = (value: Value): value is Value & { readonly text: string } =>
  'text' in value && isDay(value.text)
