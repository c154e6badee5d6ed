// A way to volunteer: a file in content/volunteer.
import { listOf, optional } from '../field'
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
    title: text({ about: 'What the role is called.', example: 'Clinic Volunteers', atMost: 80 }),
    summary: text({
      about: 'One or two sentences for its card.',
      example: 'Welcome visitors and help the clinic run well.',
    }),
    description: searchDescription('Help in the clinic for at least four hours a month.'),
    image: image(),
    imageAlt: alternativeText(),
    requirements: optional(
      listOf(
        text({
          about: 'What we ask of volunteers, one thing a line.',
          example: 'At least 4 hours per month',
        }),
      ),
    ),
    order: order(),
  },
})

export type VolunteerRole = Entry<(typeof volunteerRole)['fields']>
