// The form for words that are wrong. It belongs to no collection: the words may be in any file.
import type { IssueForm } from './issue-form'

export const correctionForm: IssueForm = {
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
        'Copy the sentence or the line from the page. If it has only one wrong word, copy the whole sentence all the same.',
      example: 'Monday to Thursday: 8:00 AM - 5:00 PM',
      type: 'input',
      required: true,
    },
    {
      id: 'new',
      label: 'What it should say',
      description: 'The whole sentence or line again, with the right words.',
      type: 'textarea',
      required: true,
    },
  ],
}
