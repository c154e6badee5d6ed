// Makes the form for a new entry of a collection: its questions follow from the fields.
import type { Collection } from '../../../../model/define-collection'
import { toFieldName, type Field } from '../../../../model/schema/field'
import { getEditorInput } from '../editor-field'
import { getLabel } from '../labels'
import type { IssueForm, Question } from './issue-form'

/** What a form says about a question in place of what its field says, which is meant for people who see the file. */
type Hint = Partial<Pick<Question, 'description' | 'example' | 'required'>>

type FormDefinition = Pick<IssueForm, 'id' | 'name' | 'description'> & {
  /** By the names in the file; they win over those of all forms. */
  readonly hints?: Readonly<Record<string, Hint>>
}

/** Fields that the form fills in, and those that only make sense to people who know the files. */
const OMITTED = new Set([
  ...['sample', 'draft', 'redirectFrom', 'alsoKnownAs', 'id', 'focus', 'emblem', 'detailPageUrl'],
])

/** The hints of all forms. A required field whose question is not required is filled in by create-entry.ts. */
const HINTS: Readonly<Record<string, Hint>> = {
  image: {
    description:
      'Only if the picture is in our folder `content/images` already: its name there, with its ending.',
    required: false,
  },
  image_alt: {
    description:
      'For people who cannot see it. If it is only there to look nice, write the word decorative.',
  },
  order: {
    description:
      'A number: smaller numbers come first. Leave it empty to put this one at the end of the list.',
    required: false,
  },
  publish_on: {
    description: 'Only if visitors should not see it before a certain day.',
  },
  expires_on: {
    description:
      'Only if it should leave our website again: the last day on which visitors see it.',
  },
  as_of: {
    description:
      'Only with a number such as 5,000 or 24/7 in your words: the day on which it was true.',
  },
  source: {
    description: 'Only with a number in your words: where it comes from.',
  },
}

/** The label of the question for what is no field but the body of a file. */
export const TEXT_LABEL = 'The text'

const PICTURE: Question = {
  id: 'picture',
  label: 'A picture',
  description:
    'A photo from your phone or computer. **Everybody can see it as soon as you choose it here**, even before you send the form, and nobody can take it back. So choose only a picture that may be public, and only people who have agreed.',
  type: 'upload',
  required: false,
}

/** Creates a form. Its label is `form:` and its id. */
export function createCollectionForm<C>(collection: C, definition: FormDefinition): IssueForm {
  const { hints = {}, ...form } = definition
  // A collection with known fields is none with any fields, because its functions want the known ones.
  const anyCollection = collection as Collection
  return {
    ...form,
    label: `form: ${form.id}`,
    collection: anyCollection,
    questions: createQuestions(anyCollection, { ...HINTS, ...hints }),
  }
}

/** Returns a question for each field, with the picture before its name, and the one for the text at the end. */
function createQuestions(
  { fields, body }: Collection,
  hints: Readonly<Record<string, Hint>>,
): Question[] {
  const isAsked = (name: string) =>
    // A notice has a last day of its own.
    !OMITTED.has(name) && !(name === 'expiresOn' && 'until' in fields)
  const asked = Object.entries(fields).filter(([name]) => isAsked(name))
  return [
    ...asked.flatMap(([name, field]) => {
      const id = toFieldName(name)
      const question = { ...createQuestion(id, field), ...hints[id] }
      return name === 'image' ? [PICTURE, question] : [question]
    }),
    ...(body === 'none' ? [] : [{ ...createTextQuestion(body === 'required'), ...hints['text'] }]),
  ]
}

function createQuestion(id: string, field: Field<unknown>): Question {
  const { about, example, required } = field
  const shared = { id, label: getLabel(id), description: about, required }
  const input = getEditorInput(field)
  if (input.kind === 'choice')
    return {
      ...shared,
      description: about.replace(/^Write /, 'Choose '),
      type: 'dropdown',
      options: input.options,
    }
  return { ...shared, type: 'input', example: input.kind === 'day' ? formatDay(example) : example }
}

/** Returns a day as people write it, which the form understands as well. */
const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const createTextQuestion = (required: boolean): Question => ({
  id: 'text',
  label: TEXT_LABEL,
  description:
    'What people read. Leave an empty line between paragraphs. A line that begins with `##` and a space is a heading; one that begins with a hyphen and a space is part of a list.',
  type: 'textarea',
  required,
})
