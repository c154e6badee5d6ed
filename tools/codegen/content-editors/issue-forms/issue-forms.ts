// Lists the forms on GitHub. To give a collection a form, add it here, run `npm run generate` and create its label on GitHub.
import { boardMember } from '../../../../model/collections/board-member'
import { event } from '../../../../model/collections/event/event'
import { notice } from '../../../../model/collections/notice/notice'
import { post } from '../../../../model/collections/post'
import { staffMember } from '../../../../model/collections/staff-member'
import { createCollectionForm } from './collection-form'
import { correctionForm } from './correction-form'
import type { IssueForm } from './issue-form'

export const ISSUE_FORMS: readonly IssueForm[] = [
  createCollectionForm(event, {
    id: 'event',
    name: 'Add an event',
    description: 'A walk, a dinner, a class: anything with a day.',
    hints: {
      registration_open: { description: 'Choose no if nobody has to sign up.' },
      summary: { description: 'One or two sentences for the list of events.' },
      location: { description: 'Where it takes place, such as the name, the street and the town.' },
      description: {
        description:
          'The sentence at the top of its page and in search results: 10 to 25 words (50 to 160 characters).',
      },
    },
  }),
  createCollectionForm(staffMember, {
    id: 'person',
    name: 'Add a staff member',
    description: 'Someone who works here now.',
    hints: {
      text: { description: 'A few sentences. Visitors read them when they choose this person.' },
    },
  }),
  createCollectionForm(boardMember, {
    id: 'board',
    name: 'Add a board member',
    description: 'Someone who serves on our board now.',
  }),
  createCollectionForm(post, {
    id: 'post',
    name: 'Write a blog post',
    description: 'A story, a thank-you or advice for our blog.',
    hints: {
      date: {
        description: 'The day below the headline. Leave it empty for today.',
        required: false,
      },
    },
  }),
  createCollectionForm(notice, {
    id: 'notice',
    name: 'Close for a holiday',
    description:
      'Days on which we are closed or have other hours, or news for the top of every page.',
  }),
  correctionForm,
]
