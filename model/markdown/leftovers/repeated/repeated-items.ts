// Finds an item of a list that is there in two versions: the new one was put below the old one, which was not deleted.
import { WEEKDAY } from '../../../dates/weekdays'
import { listLines } from '../../../text/list-lines'
import { simplifyText } from '../../../text/simplify-text'
import type { FindLeftovers, Leftover } from '../leftover'
import { getLines, getName, getSpan, listLists, type Item } from '../list-items'

/** The part of the longer words of the shorter version that the other one has too. */
const MIN_SHARED = 0.6
const MIN_SHARED_WORDS = 3
const LONGER_WORD = /[A-Za-zÀ-ỿ]{4,}/gu
/** Matches what differs between two parts of a program that are both meant. */
const TIME = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:${WEEKDAY}s?|\\d+|a\\.?m|p\\.?m|mornings?|afternoons?|evenings?|nights?|noon|first|second|third|last|mañanas?|tardes?|noches?)(?![A-Za-zÀ-ỿ])`,
  'giu',
)

export const findRepeatedItems: FindLeftovers = (text, _source, blocks) =>
  listLists(blocks).flatMap((items): Leftover[] => {
    for (const [index, item] of items.entries()) {
      const old = items[index - 1]
      if (old === undefined) continue
      const isNumbered = hasSameNumber(items, index)
      if (isNumbered ? isSameStep(old, item) : isSameLead(old, item) && areVersions(old, item))
        return [isNumbered ? describeStep(text, old, item) : describeItem(text, old, item)]
    }
    return []
  })

/** Returns whether an item has the number of the one above, in a list that counts. */
function hasSameNumber(items: readonly Item[], index: number): boolean {
  const { number } = items[index] ?? {}
  const others = items.filter((item) => item.number !== undefined && item.number !== number)
  return number !== undefined && items[index - 1]?.number === number && others.length > 0
}

const isSameLead = (above: Item, { lead }: Item): boolean =>
  lead !== undefined && above.lead !== undefined && simplifyText(above.lead) === simplifyText(lead)

/** Returns whether two steps with one number are the same, or two versions of it. */
const isSameStep = (above: Item, item: Item): boolean =>
  isSameLead(above, item) || above.words === item.words || areVersions(above, item)

/** Returns whether two items say the same in other words, and not of another time. */
function areVersions(above: Item, item: Item): boolean {
  const [first = '', second = ''] = [above, item].map(({ rest }) => simplifyText(rest))
  if (first.replace(TIME, '') === second.replace(TIME, '')) return false
  const one = new Set(first.match(LONGER_WORD))
  const other = new Set(second.match(LONGER_WORD))
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= MIN_SHARED_WORDS && shared >= Math.min(one.size, other.size) * MIN_SHARED
}

function describeStep(text: string, old: Item, item: Item): Leftover {
  const { start, end } = getSpan(item)
  const isSame = old.words === item.words
  const how = isSame ? 'with the same words' : 'in two versions'
  const next = Number(item.number) + 1
  return {
    problem: {
      code: 'text-twice',
      message: `Step ${item.number}, "${getName(item)}", is there twice, ${how}: on line ${getLines(text, old)[0]} and on line ${getLines(text, item)[0]}.`,
      fix: isSame
        ? `Delete ${listLines(getLines(text, item))}.`
        : `${adviseToDelete(text, old)} If both are to stay, write ${next}. in place of ${item.number}. here, and count on from there.`,
      ...(isSame ? { replacement: '' } : {}),
    },
    at: start,
    span: { start: getSpan(old).end, end },
    // The number of the item follows from this.
    claims: [{ start, end: start + 1 }],
  }
}

function describeItem(text: string, old: Item, item: Item): Leftover {
  const span = getSpan(item)
  return {
    problem: {
      code: 'text-twice',
      severity: 'warning',
      message: `"${getName(item)}" is in this list twice, in two versions: on line ${getLines(text, old)[0]} and on line ${getLines(text, item)[0]}.`,
      fix: `${adviseToDelete(text, old)} If both are to stay, there is nothing to do.`,
    },
    at: span.start,
    span,
    claims: [],
  }
}

const adviseToDelete = (text: string, old: Item): string =>
  `Delete the old one, most likely ${listLines(getLines(text, old))}.`
