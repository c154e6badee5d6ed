// Notes a card whose description begins with another card of its list: new words for "Pray" were typed into the file of "Donate".
import { collections } from '../../collections'
import { DEFAULT_LANGUAGE, splitFileName } from '../../languages'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { simplifyWords } from '../../text/simplify-text'

/** Ways to say one thing. A card that says one of them is about it. */
const SAME: readonly RegExp[] = [
  /\b(?:donat|giv(?:e|ing)|gift|fund|legacy|money)/,
  /\b(?:volunteer|serv(?:e|ing)|help|lend)/,
  /\b(?:pray|intercede)/,
  /\b(?:event|gala|walk|banquet)/,
]
/** A card that names another one once may be about both. */
const MIN_TIMES = 2

type Card = {
  readonly parsed: ParsedEntry
  readonly title: string
  readonly description: string
  /** What the card is about, by its title. */
  readonly topics: readonly RegExp[]
}

/** The cards of the Partner page are about four different things. */
export function checkOtherCard(entries: readonly ParsedEntry[]): Problem[] {
  const cards = entries.flatMap((parsed): Card[] => {
    const { collection, entry } = parsed
    if (collection !== (collections.partnerCards as unknown) || entry.draft === true) return []
    if (splitFileName(entry.slug).language !== DEFAULT_LANGUAGE) return []
    const title = readFieldWords(entry['title'])
    const topics = SAME.filter((topic) => topic.test(simplifyWords(title)))
    return [
      { parsed, title, description: simplifyWords(readFieldWords(entry['description'])), topics },
    ]
  })
  return cards.flatMap((card) => {
    const { parsed, topics, description } = card
    if (topics.length !== 1 || topics.some((topic) => topic.test(description))) return []
    const [other, another] = cards.filter((one) => one !== card && isAbout(description, one))
    if (other === undefined || another !== undefined) return []
    return [createProblem(describeCard(card, other), getFieldPosition(parsed, 'description'))]
  })
}

/** Returns whether a description begins with what a card is about, and says it again. */
const isAbout = (description: string, { topics: [topic, another] }: Card): boolean =>
  topic !== undefined &&
  another === undefined &&
  description.search(topic) === 0 &&
  description.split(topic).length > MIN_TIMES

const describeCard = ({ title }: Card, other: Card): FileProblem => ({
  code: 'text-copied',
  severity: 'warning',
  message: `This is the card "${title}", but its words seem to be about "${other.title}".`,
  fix: `If they are for "${other.title}", write them into ${other.parsed.entry.file}, and put back here what was there before: on GitHub, press History to see it. If they belong here, add what "${title}" is about.`,
})
