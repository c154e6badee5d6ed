// Notes an event that still has the id of the example, which would be part of an address for good.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'

/** The example of content/events/README.md, and of a new file. */
const EXAMPLE = 'run'
/** An event with such a word may well have this id. */
const IS_RUN =
  /\b(?:runs?|running|runners?|walks?|races?|jog|miles?|\d+ ?k|marathons?|carreras?|correr|caminata)\b/i

export function checkExampleIds(entries: readonly ParsedEntry[]): Problem[] {
  return entries.flatMap((parsed) => {
    const { id, slug, title, draft, summary } = parsed.entry
    if (parsed.collection.folder !== collections.events.folder || id !== EXAMPLE || draft === true)
      return []
    const words = [title, summary, slug.replaceAll('-', ' ')]
      .filter((text): text is string => typeof text === 'string')
      .map(removeSourceMarks)
    if (words.some((text) => IS_RUN.test(text))) return []
    return [createProblem(exampleId(slug), getFieldPosition(parsed, 'id'))]
  })
}

const exampleId = (slug: string): FileProblem => ({
  code: 'id-example',
  severity: 'warning',
  message: `The id ${EXAMPLE} is that of the example, and the address would be /events#${EXAMPLE} for good.`,
  fix: `Write a short name of this event, for example id: ${slug.replace(/-?\d{4}$/, '')}`,
})
