// A way to volunteer: a file in content/volunteer.
import { listOf, optional } from '../field'
import { focus } from '../fields/focus'
import { alternativeText, image } from '../fields/picture'
import { searchDescription, text } from '../fields/text'
import { order } from '../fields/whole-number'
import { byOrder, defineKind, type Entry } from '../kind'

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
