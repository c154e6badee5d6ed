// Defines the forms on GitHub with which people add to the site without writing a file: they follow from the collections.
import type { Collection } from '../../../model/define-collection'
import { event } from '../../../model/collections/event'
import { notice } from '../../../model/collections/notice'
import { post } from '../../../model/collections/post'
import { staffMember } from '../../../model/collections/staff-member'
import { toFieldName, type Field } from '../../../model/schema/field'
import { getLabel } from './labels'

/** One question of a form; its answer is a value of the field with the same name. */
export type Question = {
  /** The name of the field, or `picture`, `text`, `page`, `now` or `new` for what is no field. */
  readonly id: string
  readonly label: string
  readonly description: string
  readonly example?: string
  /** Only the last question takes several lines, so that no answer can look like the next question. */
  readonly type: 'input' | 'dropdown' | 'upload' | 'textarea'
  readonly options?: readonly string[]
  readonly required: boolean
}

export type IssueForm = {
  /** The name of its file in .github/ISSUE_TEMPLATE, without `.yml`. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** The label that GitHub gives to its issues. The workflow runs for issues with such a label. */
  readonly label: string
  /** The collection of the new entry, or null for a form that changes a file. */
  readonly collection: Collection | null
  readonly questions: readonly Question[]
}

/** Fields that the form fills in by itself, or that only make sense to people who know the files. */
const OMITTED = new Set([
  ...['sample', 'draft', 'redirectFrom', 'id', 'focus', 'emblem', 'detailPageUrl'],
])

const PICTURE: Question = {
  id: 'picture',
  label: 'A picture',
  description:
    'A photo from your phone or computer. **Everybody can see it as soon as you choose it here**, even before you send the form, and nobody can take it back. So choose only a picture that may be public, and only people who have agreed.',
  type: 'upload',
  required: false,
}

/** Returns the questions for an entry: its picture, then each field, then its text. */
function createQuestions({ fields, body }: Collection): Question[] {
  const isAsked = (name: string) =>
    // A notice has a last day of its own.
    !OMITTED.has(name) && !(name === 'expiresOn' && 'until' in fields)
  const asked = Object.entries(fields).filter(([name]) => isAsked(name))
  return [
    ...(fields['image'] ? [PICTURE] : []),
    ...asked.map(([name, field]) => createQuestion(toFieldName(name), field)),
    ...(body === 'none' ? [] : [createTextQuestion(body === 'required')]),
  ]
}

const createTextQuestion = (required: boolean): Question => ({
  id: 'text',
  label: 'The text',
  description: 'What people read. Leave an empty line between paragraphs.',
  type: 'textarea',
  required,
})

function createQuestion(id: string, field: Field<unknown>): Question {
  const { about, example, constraints } = field
  const options = constraints.enum?.filter((word) => word !== 'true' && word !== 'false')
  const shared = { id, label: getLabel(id), description: about, required: field.required }
  if (options) return { ...shared, type: 'dropdown', options }
  return { ...shared, ...OPTIONAL_HERE[id], type: 'input', example }
}

/** Answers that the form can do without, although the file cannot. */
const OPTIONAL_HERE: Readonly<Record<string, Partial<Question>>> = {
  image: {
    description: 'Only if the picture is on our website already: its name, such as event-walk.svg.',
    required: false,
  },
  order: {
    description:
      'A number: smaller numbers come first. Leave it empty to put this one at the end of the list.',
    required: false,
  },
}

const createForm = (
  id: string,
  name: string,
  description: string,
  collection: unknown,
): IssueForm => ({
  id,
  name,
  description,
  label: `form: ${id}`,
  collection: collection as Collection,
  questions: createQuestions(collection as Collection),
})

const correction: IssueForm = {
  id: 'correction',
  name: 'Correct some words',
  description: 'Something on the website is wrong or misspelled.',
  label: 'form: correction',
  collection: null,
  questions: [
    {
      id: 'page',
      label: 'The page',
      description: 'The address of the page, as it is at the top of your browser.',
      example: 'https://www.example.org/about/history',
      type: 'input',
      required: true,
    },
    {
      id: 'now',
      label: 'What it says now',
      description:
        'Copy a few words from the page, exactly as they are there. Take enough of them that they are on the page only once.',
      example: 'Monday to Thursday: 8:00 AM - 5:00 PM',
      type: 'input',
      required: true,
    },
    {
      id: 'new',
      label: 'What it should say',
      description: 'The right words, in place of all the words above.',
      type: 'textarea',
      required: true,
    },
  ],
}

export const ISSUE_FORMS: readonly IssueForm[] = [
  createForm('event', 'Add an event', 'A walk, a dinner, a class: anything with a day.', event),
  createForm('person', 'Add a person', 'Someone who works here now.', staffMember),
  createForm('post', 'Write a blog post', 'A story, a thank-you or advice for our blog.', post),
  createForm(
    'notice',
    'Close for a holiday',
    'Days on which we are closed or have other hours, or news for the top of every page.',
    notice,
  ),
  correction,
]
