// The kinds of events that a nonprofit may have, and lists of them in a sentence: "the gala, the walk or the golf tournament".

export type EventKind = { readonly name: string; readonly pattern: RegExp }

const KINDS: readonly (readonly [name: string, words: string])[] = [
  // A gala is a banquet.
  ['gala', 'galas?|banquets?|banquetes?'],
  ['walk', 'walks?|walk-?a-?thons?|caminatas?'],
  ['run', 'runs?|races?|5 ?k|carreras?'],
  ['golf tournament', 'golf (?:tournaments?|outings?|scrambles?|classics?)|torneos? de golf'],
  ['fishing tournament', 'fishing tournaments?|torneos? de pesca'],
  ['tennis tournament', '(?:tennis|pickleball) tournaments?|torneos? de tenis'],
  ['concert', 'concerts?|conciertos?'],
  ['auction', 'auctions?|subastas?'],
  ['raffle', 'raffles?|rifas?'],
  ['bottle campaign', 'bottle (?:campaigns?|drives?)|boomerangs?|campañas? de (?:los )?biberones'],
  ['breakfast', 'breakfasts?|desayunos?'],
  ['luncheon', 'luncheons?|almuerzos?'],
  ['fashion show', 'fashion shows?|desfiles? de modas?'],
  ['talent show', 'talent shows?'],
  ['bake sale', 'bake sales?|ventas? de pasteles'],
  ['yard sale', '(?:yard|garage|rummage) sales?'],
  ['craft fair', 'craft (?:fairs?|shows?)'],
  ['car wash', 'car ?wash(?:es)?|lavados? de (?:autos|carros|coches)'],
  ['fish fry', 'fish fry'],
  ['bike ride', '(?:bike|motorcycle) rides?'],
  ['clay shoot', 'clay shoots?'],
  ['festival', 'festivals?|carnivals?|festivales'],
  ['trivia night', 'trivia nights?|game nights?'],
]

export const EVENT_KINDS: readonly EventKind[] = KINDS.map(([name, words]) => ({
  name,
  pattern: new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words})(?![A-Za-zÀ-ỿ])`, 'iu'),
}))

const WORDS = KINDS.map(([, words]) => words).join('|')
const ITEM = `(?:[A-Za-zÀ-ỿ0-9’'-]+ ){0,3}?(?:${WORDS})(?![A-Za-zÀ-ỿ-])`
const NEXT = '(?:, (?:(?:and|or|y|o) )?| (?:and|or|y|o|e|u) )'

/** Matches at least two kinds of events that a sentence lists, each with up to three words before it. */
export const EVENT_LISTS = new RegExp(`(?<![A-Za-zÀ-ỿ0-9])${ITEM}(?:${NEXT}${ITEM})+`, 'giu')

/** Matches, in little time, all texts with such a list. */
export const MAY_LIST_EVENTS = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${WORDS})${NEXT}`, 'iu')
