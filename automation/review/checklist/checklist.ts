// Questions that no program can answer, by what was edited.
import { resolveCollection } from '../../../model/source/resolve-collection'
import type { Review } from '../review'

/** The questions for each collection, by the name of its folder. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  events: [
    'Are the day, the time and the place right?',
    'If people sign up, does the link open the right form?',
  ],
  notices: ['Are the first and the last day right, and the reason?'],
  team: ['Has the person said yes to their name, words and photo here?'],
  board: ['Has the person said yes to their name here?'],
  blog: [
    'Has each person in the story said yes, and can nobody else be known from it?',
    'Is the author right?',
  ],
  services: [
    'Does it promise only what we do?',
    'Has the medical director read all words about health?',
  ],
  pages: ['Is every word true today, and kind to someone who is afraid?'],
  giving: ['Does each link to give open our own form?'],
  churches: ['Has the church said yes to its name here?'],
  affiliates: ['Has the partner said yes to its name and logo here?'],
  volunteer: ['Can we still use help with this?'],
  resources: ['Does each link open the right file?'],
  prayer: ['Can nobody be known from these words?'],
  partner: ['Is every word true today?'],
}

const SETTINGS_QUESTIONS = [
  'Call the phone number, and write to the mail address. Do both reach us?',
  'Are the hours right?',
]
const IMAGE_QUESTIONS = [
  'May we use each new picture, and has everyone in it said yes?',
  'Do the words for the picture tell someone who cannot see it what it shows?',
]
const DOWNLOAD_QUESTION = 'Open each file for download. Is it the right one?'
const REMOVED_QUESTION = 'Does nobody need what was taken away?'

/** Returns the questions for the files that were edited, each once. */
export function listChecklist({ files }: Pick<Review, 'files'>): string[] {
  const questions = files.flatMap(({ path, edit }) =>
    edit === 'removed' ? [REMOVED_QUESTION] : listQuestions(path),
  )
  return [...new Set(questions)]
}

function listQuestions(path: string): readonly string[] {
  if (path === 'site.md') return SETTINGS_QUESTIONS
  if (path.startsWith('images/')) return IMAGE_QUESTIONS
  if (path.startsWith('files/')) return [DOWNLOAD_QUESTION]
  const resolved = resolveCollection(path)
  return 'collection' in resolved ? (QUESTIONS[resolved.collection.folder] ?? []) : []
}
