// Writes the words of a button that was copied from the file of another event for the event of this file.
import { DEFAULT_LANGUAGE, type Language } from '../../../languages'

/** Matches the kind of event at the end of a title. People call the event by it: "the open house", but not "the house". */
const KIND =
  /(?<![A-Za-zÀ-ỿ])(?:open house|(?:book|bake|yard|garage|rummage|craft|plant) sale|(?:bottle|diaper|supply|food|coat|toy|clothing) (?:campaign|drive)|baby shower|prayer (?:breakfast|meeting|service|vigil|walk)|silent auction|golf tournament|fun run|(?:game|movie|trivia) night|auction|banquet|barbecue|bazaar|breakfast|brunch|campaign|celebration|class|concert|conference|cookout|dinner|drive|fair|festival|fundraiser|gala|gathering|lunch|luncheon|market|meeting|party|picnic|potluck|race|rally|reception|recital|retreat|run|sale|seminar|shower|supper|tea|tour|tournament|training|walk|webinar|workshop)$/iu

export type RenamedButton = {
  /** What the button says of the other event, as it was typed. */
  readonly typed: string
  /** The words of the button for this event; null if they cannot be known. */
  readonly words: string | null
  readonly isCertain: boolean
}

type Titles = { readonly own: string; readonly other: string }

/**
 * Returns the words of a button with the title of this event, or the kind of event that its title ends with.
 * @param subject the word of the title of the other event that the button has
 */
export function renameButton(
  label: string,
  subject: string,
  { own, other }: Titles,
  language: Language,
): RenamedButton {
  if (label.includes(other))
    return { typed: other, words: label.replace(other, () => own), isCertain: true }
  return language === DEFAULT_LANGUAGE
    ? renameKind(label, subject, own)
    : renameInSpanish(label, subject)
}

/** In "Walk with us", the word is no name of the event; in "Ask about the walk" it is one. */
function renameKind(label: string, subject: string, own: string): RenamedButton {
  const [typed, determiner = ''] =
    new RegExp(`(?<![A-Za-zÀ-ỿ])(the|our|this) ${subject}(?![A-Za-zÀ-ỿ])`, 'iu').exec(label) ?? []
  if (typed === undefined || !KIND.test(subject)) return nameOnly(label, subject)
  const [kind] = KIND.exec(own) ?? []
  if (kind === undefined)
    return { typed, words: label.replace(typed, () => 'this event'), isCertain: false }
  const isSmall = !/[A-ZÀ-Þ]/u.test(typed.slice(determiner.length))
  const meant = `${determiner} ${isSmall ? kind.toLowerCase() : kind}`
  return {
    typed,
    words: label.replace(typed, () => meant),
    isCertain: /^[.!?]?$/.test(label.slice(label.indexOf(typed) + typed.length)),
  }
}

function renameInSpanish(label: string, subject: string): RenamedButton {
  const [typed, of = ''] =
    new RegExp(
      `(?<![A-Za-zÀ-ỿ])(?:(de)l|(a)l|el|la|esta|este|nuestra|nuestro) ${subject}(?![A-Za-zÀ-ỿ])`,
      'iu',
    )
      .exec(label)
      ?.filter((part) => part !== undefined) ?? []
  return typed === undefined
    ? nameOnly(label, subject)
    : { typed, words: label.replace(typed, () => `${of} este evento`.trim()), isCertain: false }
}

/** Shows the word as the button has it. */
const nameOnly = (label: string, subject: string): RenamedButton => ({
  typed: new RegExp(subject, 'iu').exec(label)?.join('') ?? subject,
  words: null,
  isCertain: false,
})
