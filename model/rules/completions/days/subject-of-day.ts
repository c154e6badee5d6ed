// Decides whether a day is said of an event itself: "The walk takes place on Saturday, March 13".

/** Matches what can be between an event and its day. */
const BETWEEN =
  /(?:,|:)?(?: (?:is|takes place|will be|will take place|es|ser[aá]|tiene lugar))?(?: held)?(?: on| el)?\s*$/i

/** Returns whether the words right before a day are the title of the event, so that the day is for nothing else. */
export function isSubject(before: string, title: string): boolean {
  const plain = before.replace(/\]\([^)]*\)|[[\]*_]/g, '').replace(BETWEEN, '')
  return plain.toLowerCase().endsWith(title.toLowerCase())
}
