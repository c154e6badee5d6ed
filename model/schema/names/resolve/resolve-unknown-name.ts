// Resolves a name that is no synonym of a field: it is misspelled, or means something that the collection does not have.
import type { Value } from '../../../front-matter/value'
import { normalizeFieldName } from '../../../front-matter/diagnosis/diagnose-line'
import { findClosestMatch, findUnambiguousMatch } from '../../../problems/closest-match'
import { adviseOnDetail, isDetail, SIGN_UP_FIELD } from '../detail-names'
import { rename, type Resolution } from '../resolution'
import { describeSocialField } from '../social-names'
import { fieldOfSeveral, misspelledField, unknownField } from '../unknown-field-problems'
import { findMissing, isOpen, type NameContext } from './name-context'

/** Matches the names of fields for sentences. */
const TEXT_FIELD = /^(?:description|summary|message|details|lead|bio|text)$/

/** @param isOnly whether it is the only unknown name of the file */
export function resolveUnknownName(
  context: NameContext,
  typed: string,
  value: Value,
  isOnly: boolean,
): Resolution {
  const names = [...context.named.keys()]
  const normalized = normalizeFieldName(typed)
  const match = isDetail(typed) ? null : findClosestMatch(normalized, names)
  if (match === null) return describeUnknown(context, typed, value, isOnly)
  const isCertain = findUnambiguousMatch(normalized, names) === match && isOpen(context, match)
  return isCertain
    ? rename(typed, match, value, misspelledField(typed, match, value))
    : { ...fieldOfSeveral(typed, [match]), suggestion: null, reported: [match] }
}

function describeUnknown(
  context: NameContext,
  typed: string,
  value: Value,
  isOnly: boolean,
): Resolution {
  const missing = findMissing(context)
  const names = [...context.named.keys()]
  // Only the settings have a menu.
  const social = context.named.has('navigation') ? describeSocialField(typed, value) : null
  return {
    suggestion: null,
    reported: missing.length === 1 && isOnly ? missing : [],
    ...(social ??
      describeDetail(context, typed, value, missing) ??
      unknownField(typed, missing, {
        isBelowList: isBelowList(value, context.lines),
        hasWords: hasWords(value),
        hasBody: context.body !== 'none',
        textField: names.find((name) => TEXT_FIELD.test(name)) ?? null,
      })),
  }
}

/** Describes a detail of an event or a page that only its text can say, such as its price. */
function describeDetail(
  context: NameContext,
  typed: string,
  value: Value,
  missing: readonly string[],
) {
  const { named, body, frontMatter } = context
  if (!isDetail(typed) || !hasWords(value) || body === 'none' || missing.length > 0) return null
  const isOpenToWords = named.has(SIGN_UP_FIELD) ? isOpen(context, SIGN_UP_FIELD) : null
  const advice = adviseOnDetail(typed, value, frontMatter, isOpenToWords)
  return {
    ...{ message: `There is no field "${typed}" here.`, ...advice },
    reported: advice.suggestion === null ? [] : [SIGN_UP_FIELD],
  }
}

/** Returns whether the line above is an item of a list, or the name of one. */
const isBelowList = ({ nameLine }: Value, lines: readonly string[]): boolean =>
  /^\s*[-*•–] *\S|^\w+:\s*$/.test(lines[nameLine - 2] ?? '')

/** Returns whether a value may be meant for visitors, and is not a switch of a program. */
const hasWords = (value: Value): boolean =>
  'text' in value && value.text !== '' && !/^(?:true|false|null|on|off)$/i.test(value.text)
