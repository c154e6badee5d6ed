// Decides whether a day is said of an event itself: "The walk takes place on Saturday, March 13".

/** Matches what can be between an event and its day. */
const BETWEEN =
  /(?:,|:)?(?: (?:which|that|que))?(?: (?:is|takes place|will be|will take place|es|ser[aá]|tiene lugar|se celebra|se realiza|va a ser))?(?: held)?(?: on| el)?\s*$/i
/** Matches the words that say in which language the page of an event is. */
const LABEL = / ?\((?:en (?:inglés|español)|in (?:English|Spanish))\)$/iu
/** Matches what is prepared for an event on another day. */
const FOR = /(?<![A-Za-zÀ-ỿ])(?:for|para)(?![A-Za-zÀ-ỿ])/iu

/** Returns whether the words right before a day are the title of the event, so that the day is for nothing else. */
export function isSubject(before: string, title: string): boolean {
  const plain = omitBetween(before.replace(/\]\([^)]*\)|[[\]*_]/g, ''))
  return plain.toLowerCase().endsWith(title.toLowerCase())
}

/** Returns whether a link to an event, with words of its own, is right before a day. */
export const followsLink = (before: string): boolean =>
  /\]\(\/events\/[^)\s]*\)$/.test(omitBetween(before.replace(/[*_]/g, ''))) && !FOR.test(before)

const omitBetween = (words: string): string => words.replace(BETWEEN, '').replace(LABEL, '')
