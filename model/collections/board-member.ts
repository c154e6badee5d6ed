// Board members (content/board).
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { checkOnePerson } from './two-people'
import { compareByOrder, defineCollection, type Entry } from '../define-collection'

export const boardMember = defineCollection({
  name: 'board member',
  folder: 'board',
  body: 'none',
  compare: compareByOrder,
  fields: {
    name: text({
      about: 'First and last name.',
      example: 'Samuel Sample',
      alsoCalled: ['full_name', 'person', 'member', 'nombre'],
    }),
    title: text({
      about: 'The role on the board, such as Chair or Member.',
      example: 'Treasurer',
      alsoCalled: ['role', 'position', 'office', 'job_title', 'cargo', 'puesto'],
    }),
    organization: text({
      about: 'Where the person works or serves.',
      example: 'Sample Community Bank',
      alsoCalled: [
        'organisation',
        'company',
        'employer',
        'works_at',
        'business',
        'church',
        'organizacion',
        'empresa',
      ],
    }),
    order: order(),
  },
  check: ({ name }) => checkOnePerson(name),
})

export type BoardMember = Entry<(typeof boardMember)['fields']>
