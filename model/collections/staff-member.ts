// Staff members (content/team); the body is the bio.
import { optional } from '../schema/field'
import { alsoKnownAs } from '../schema/fields/also-known-as'
import { choice } from '../schema/fields/choice'
import { focalPoint } from '../schema/fields/focal-point'
import { image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { checkOnePerson } from './two-people'
import { compareByOrder, defineCollection } from '../define-collection'
import { EMBLEM_SYNONYMS, EMBLEMS } from './emblems'

export const staffMember = defineCollection({
  name: 'staff member',
  folder: 'team',
  body: 'required',
  compare: compareByOrder,
  fields: {
    name: text({
      isName: true,
      about: 'First and last name.',
      example: 'Sarah Sample',
      alsoCalled: ['full_name', 'person', 'staff_member', 'staff_name', 'employee', 'nombre'],
    }),
    title: text({
      about: 'What the person does here.',
      example: 'Nurse Manager',
      alsoCalled: [
        'role',
        'staff_role',
        'position',
        'occupation',
        'job',
        'job_title',
        'puesto',
        'cargo',
        'function',
        'duty',
        'duties',
        'department',
        'work',
        'what_they_do',
        'rol',
        'funcion',
      ],
    }),
    image: optional(
      image({
        about:
          'A portrait: the name of a file in content/images. Without one, the emblem or the initials are drawn.',
        alsoCalled: [
          'photo',
          'portrait',
          'headshot',
          'picture',
          'pic',
          'img',
          'foto',
          'imagen',
          'retrato',
        ],
      }),
    ),
    focus: optional(focalPoint()),
    emblem: optional(
      choice(
        {
          about: `A small drawing of what the person does, shown until there is a portrait. Choose one: ${EMBLEMS.join(', ')}.`,
          example: 'stethoscope',
          alsoCalled: ['icon', 'symbol', 'drawing', 'emblema'],
        },
        EMBLEMS,
        { synonyms: EMBLEM_SYNONYMS },
      ),
    ),
    alsoKnownAs: optional(alsoKnownAs('Sally Sample')),
    order: order(),
  },
  check: ({ name }) => checkOnePerson(name),
})
