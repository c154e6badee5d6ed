// Finds the old place in the field of an event whose sentence names a new one: "It was planned for Sample Park and is at Sample School now".
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { DOUBTFUL } from './status-note-words'

const WORD = `[A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]*`
const NAME = `${WORD}(?: (?:(?:of|the|de|del|la|las|los|and|y) )*${WORD}){0,5}`
/** Matches the name of a place and what is right after it. */
const PLACE = new RegExp(
  `(?<=(?:^| )(?:at|in|to|for|from|of|than|says?|is|en|al?|para|del?|dicen?|es) (?:the |our |la |el |los |las )?)(?!The |La |El )(?<name>${NAME})(?:(?:,| in| en) (?<town>${WORD}(?: ${WORD})?)(?= now| instead| ahora|[.,;]|$))?`,
  'gu',
)

const ARTICLE = '(?: the| our| la| el| los| las)? $'
const MOVED =
  '(?:moved?|changed?|relocated|shifted|(?:mueve|movió|traslada|trasladó|cambia|cambió|pasa|pasó)(?![A-Za-zÀ-ỿ]))'
/** Matches what is before the place of which a sentence says that it was the former one. */
const OF_OLD_PLACE = new RegExp(
  [
    `\\b(?:was|were|had been|estaba|era|iba a ser)(?: (?!now\\b|moved\\b|changed\\b|ahora\\b)[A-Za-zÀ-ỿ]+){0,4} (?:for|at|in|en|para)${ARTICLE}`,
    `\\b(?:not|isn['’]t|no|no longer)(?: (?:be|held|takes? place|es|será))* (?:at|in|en)${ARTICLE}`,
    `\\b${MOVED}[^.;]{0,24} (?:from|de|del)${ARTICLE}`,
    `\\b(?:instead of|rather than|in place of|en lugar de|en vez de)(?: at| in| en)?${ARTICLE}`,
    `\\b(?:flyers?|posters?|invitations?|volantes?)(?: still)? (?:says?|dicen?)(?: at| in| en)?${ARTICLE}`,
  ].join('|'),
  'iu',
)
const IS = `(?:is|are|now|will be|(?:will )?meet|takes place|will take place|(?:be )?held|come|join us|es|será|ahora|nos reunimos|nos vemos|se (?:hace|hará|celebra|celebrará))(?: now| held| ahora)? (?:at|in|en)${ARTICLE}`
const OF_NEW_PLACE = new RegExp(
  [
    `(?:^|\\b(?:and|but|it|this|we|so|y|pero)|,)(?: (?:it|we|now|will|ahora))* ?${IS}`,
    `\\b${MOVED}[^.;]* (?:to|al?|para|en)${ARTICLE}`,
    `(?:\\bbut|\\bsino|,)(?: now| instead)? (?:at|in|en)${ARTICLE}`,
    `\\b(?:new (?:place|location) is|nuevo lugar es)(?: at| in| en)?${ARTICLE}`,
  ].join('|'),
  'iu',
)
/** The same for any subject, if "now" is after the place. */
const NOW_AT = new RegExp(`\\b${IS}`, 'iu')
const NOW = /^,? (?:now|instead|ahora)\b/i
/** Matches a sentence about something else than where the event takes place this time. */
const OTHER =
  /\b(?:parking|park your|tickets?|lunch|supper|dinner|picnic|registration|bus(?:es)?|rain|last (?:year|time)|every|each|former(?:ly)? years|estacionamiento|boletos|comida|lluvia|año pasado|cada)\b/i

type Place = {
  readonly name: string
  readonly town: string | undefined
  readonly before: string
  readonly after: string
}

/**
 * @param value that of the field `location`
 * @param text the sentence about the move
 */
export function findOldPlace(
  value: ReturnType<SplitText['frontMatter']['get']>,
  text: string,
): LocatedProblem | null {
  if (!value || !('text' in value) || DOUBTFUL.test(text) || OTHER.test(text)) return null
  const location = value.text
  const places = text.split(/(?<=[.!?;])\s+/).flatMap(listPlaces)
  const [old, otherOld] = places.filter(
    ({ name, before }) => location.includes(name) && OF_OLD_PLACE.test(before),
  )
  // One word may be a room of the same place.
  const [found, otherNew] = places.filter(
    (place) => place.name.includes(' ') && isNew(place) && !OF_OLD_PLACE.test(place.before),
  )
  if (!old || otherOld || !found || otherNew) return null
  if (location.includes(found.name) || old.name.includes(found.name)) return null
  return {
    code: 'status-differs',
    severity: 'warning',
    message: `status_note says that the event is at ${found.name} now, and no longer at ${old.name}. But location still has the old place.`,
    fix: adviseOnPlace(location, old, found),
    field: 'location',
    line: value.line,
    column: value.column,
  }
}

const isNew = ({ before, after }: Place): boolean =>
  OF_NEW_PLACE.test(before) || (NOW.test(after) && NOW_AT.test(before))

const listPlaces = (sentence: string): Place[] =>
  [...sentence.matchAll(PLACE)].map(({ 0: words, index, groups: { name = '', town } = {} }) => ({
    name,
    town,
    before: sentence.slice(0, index),
    after: sentence.slice(index + words.length),
  }))

function adviseOnPlace(location: string, old: Place, { name, town }: Place): string {
  const [first, ...rest] = location.split(', ')
  if (first !== old.name || rest.some((part) => /^\d/.test(part)))
    return `If the new place is right, write ${name} after location:, with its street and town.`
  if (town !== undefined)
    return `If the new place is right, write location: ${[name, town, ...rest.slice(1)].join(', ')}`
  const written = `If the new place is right, write location: ${[name, ...rest].join(', ')}`
  return rest.length === 0 ? written : `Find out whether the town is the same. ${written}`
}
