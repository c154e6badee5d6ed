// Notes two people with an office that only one can have, because the file of the person who had it was not changed.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { simplifyText } from '../../text/simplify-text'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'

const LISTS: readonly unknown[] = [collections.team, collections.board]
const TEAM = 0

/** Matches the offices of which there is one, in English and Spanish. Most others, such as a vice chair, can be shared. */
const OFFICES: ReadonlyMap<string, RegExp> = new Map([
  ['chair', /^(?:board )?chair(?:man|woman|person)?(?: of (?:the|our) board(?: of directors)?)?$/],
  [
    'president',
    /^(?:board )?president(?: of (?:the|our) board(?: of directors)?)?$|^president[ea](?: de la (?:junta|mesa)(?: directiva)?)?$/,
  ],
  [
    'secretary',
    /^(?:board )?secretary(?: of (?:the|our) board)?$|^secretari[ao](?: de la junta)?$/,
  ],
  ['treasurer', /^(?:board )?treasurer(?: of (?:the|our) board)?$|^tesorer[ao](?: de la junta)?$/],
  [
    'director',
    /^executive director$|^director[a]? ejecutiv[ao]$|^ceo$|^chief executive officer$|^director[a]? general$/,
  ],
])
/** Matches titles by which people say that they share an office or do not have it now. */
const SHARED =
  /\b(?:co|vice|past|former|acting|interim|assistant|associate|deputy|honorary|elect|emerit\w+|retired|incoming|outgoing|designate|founding|sub|ex|interin[ao]|electo|electa|anterior)\b/

type Holder = { readonly parsed: ParsedEntry; readonly name: string; readonly title: string }

export function checkDuplicateOffices(entries: readonly ParsedEntry[]): Problem[] {
  const holders = new Map<string, Holder>()
  const reported = new Set<string>()
  return entries.flatMap((parsed) => {
    const { name, title, draft, publishOn, expiresOn } = parsed.entry
    // People who take turns on a certain day are not there at the same time.
    const isScheduled = draft === true || publishOn !== undefined || expiresOn !== undefined
    const list = LISTS.indexOf(parsed.collection)
    if (list === -1 || typeof name !== 'string' || typeof title !== 'string' || isScheduled)
      return []
    const holder = { parsed, name: removeSourceMarks(name), title: removeSourceMarks(title).trim() }
    const offices = findOffices(holder.title)
    // A team may have two secretaries, but a single director.
    const single = list === TEAM ? offices.filter((office) => office === 'director') : offices
    return single.flatMap((office) => {
      const key = `${list} ${office}`
      const other = holders.get(key)
      if (other === undefined) holders.set(key, holder)
      if (other === undefined || reported.has(key)) return []
      if (simplifyText(other.name) === simplifyText(holder.name)) return []
      reported.add(key)
      return [describe(other, holder, entries)]
    })
  })
}

/** Returns the offices in a title, which may join two of them: Secretary and Treasurer. */
function findOffices(title: string): string[] {
  const plain = simplifyText(title)
  if (SHARED.test(plain)) return []
  return plain.split(/ (?:and|y) |\s*[&/+]\s*/).flatMap((part) => {
    const office = [...OFFICES].find(([, pattern]) => pattern.test(part.trim()))
    return office ? [office[0]] : []
  })
}

const describe = (first: Holder, second: Holder, entries: readonly ParsedEntry[]): Problem =>
  createProblem(
    createOfficeProblem(first, second, adviseOnOrder(first, second, entries)),
    getFieldPosition(first.parsed, 'title'),
  )

const isBoard = ({ parsed }: Holder): boolean => parsed.collection === LISTS[1]

/** Advises a later place where both have the same one, so that a member does not come before the chair. */
function adviseOnOrder(first: Holder, second: Holder, entries: readonly ParsedEntry[]): string {
  const order = first.parsed.entry['order']
  if (!isBoard(second) || typeof order !== 'number' || order !== second.parsed.entry['order'])
    return ''
  const taken = new Set(
    entries.flatMap(({ collection, entry }) =>
      collection === second.parsed.collection ? [entry['order']] : [],
    ),
  )
  let free = order + 1
  while (taken.has(free)) free += 1
  return `, and a larger number, such as order: ${free}`
}

const createOfficeProblem = (first: Holder, second: Holder, order: string): FileProblem => ({
  code: 'office-twice',
  severity: 'warning',
  message: `${first.name} (in this file) and ${second.name} (in ${second.parsed.entry.file}) are both ${first.title}.`,
  fix: `Which of the two is right? If it is ${second.name}, write another title${isBoard(first) ? `, such as title: Member${order},` : ''} in ${first.parsed.entry.file}. If it is ${first.name}, write ${isBoard(second) ? 'another title, such as title: Member,' : 'one'} in ${second.parsed.entry.file}. If one of them has left, delete his or her file.`,
})
