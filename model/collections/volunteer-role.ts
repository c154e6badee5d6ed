// A way to volunteer: a file in content/volunteer.
import { listOf, optional } from '../schema/field'
import { focus } from '../schema/fields/focal-point'
import { alternativeText, image } from '../schema/fields/image'
import { searchDescription, text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { byOrder, defineKind, type Entry } from '../define-collection'

export const volunteerRole = defineKind({
  name: 'volunteer role',
  folder: 'volunteer',
  body: 'required',
  pageAddress: (slug) => `/partner/volunteer/${slug}`,
  compare: byOrder,
  fields: {
    title: text({ about: 'The name of the role.', example: 'Clinic Volunteers', atMost: 80 }),
    summary: text({
      about: 'One or two sentences for its card and the top of its page.',
      example: 'Welcome visitors and help the clinic run well.',
    }),
    description: searchDescription('Help in the clinic for at least four hours a month.'),
    image: image(),
    imageAlt: alternativeText(),
    focus: optional(focus()),
    requirements: optional(
      listOf(
        text({
          about: 'Short facts on what we ask for, such as hours or a background check.',
          example: 'At least 4 hours per month',
        }),
      ),
    ),
    order: order(),
  },
})

export type VolunteerRole = Entry<(typeof volunteerRole)['fields']>
