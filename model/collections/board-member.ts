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
      isName: true,
      about: 'First and last name.',
      example: 'Samuel Sample',
      alsoCalled: ['full_name', 'person', 'member', 'board_member', 'nombre'],
    }),
    title: text({
      about: 'The role on the board, such as Chair or Member.',
      example: 'Treasurer',
      alsoCalled: [
        'role',
        'board_role',
        'position',
        'board_position',
        'office',
        'job_title',
        'cargo',
        'puesto',
        'function',
        'seat',
        'role_on_board',
        'job',
        'duty',
        'rol',
        'funcion',
      ],
    }),
    organization: text({
      about: 'Where the person works or serves.',
      example: 'Sample Community Bank',
      alsoCalled: [
        'organisation',
        'affiliation',
        'affiliated_with',
        'company',
        'employer',
        'works_at',
        'works_for',
        'workplace',
        'place_of_work',
        'institution',
        'business',
        'church',
        'organizacion',
        'empresa',
        'institucion',
        'lugar_de_trabajo',
        'org',
        'group',
        'firm',
        'work',
        'works',
        'where_they_work',
        'day_job',
        'agency',
        'trabajo',
      ],
    }),
    order: order(),
  },
  check: ({ name }) => checkOnePerson(name),
})

export type BoardMember = Entry<(typeof boardMember)['fields']>
