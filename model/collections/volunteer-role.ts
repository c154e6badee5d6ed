// Volunteer roles (content/volunteer).
import { list, optional } from '../schema/field'
import { focalPoint } from '../schema/fields/focal-point'
import { altText, image } from '../schema/fields/image'
import { cardSummary, metaDescription, text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { compareByOrder, defineCollection, type Entry } from '../define-collection'

export const volunteerRole = defineCollection({
  name: 'volunteer role',
  folder: 'volunteer',
  body: 'required',
  getPagePath: (slug) => `/partner/volunteer/${slug}`,
  getEmailSubject: (title) => `Volunteering: ${title}`,
  compare: compareByOrder,
  fields: {
    title: text({
      about: 'The name of the role.',
      example: 'Clinic Volunteers',
      alsoCalled: [
        'name',
        'role',
        'role_name',
        'job_title',
        'position',
        'headline',
        'titulo',
        'puesto',
        'volunteer_role',
        'volunteer_position',
        'job',
        'task',
        'heading',
        'opportunity',
        'nombre',
      ],
      atMost: 80,
    }),
    summary: cardSummary({
      about: 'One or two sentences for its card and the top of its page.',
      example: 'Welcome visitors and help the clinic run well.',
    }),
    description: metaDescription('Help in the clinic for at least four hours a month.'),
    image: image(),
    imageAlt: altText(),
    focus: optional(focalPoint()),
    requirements: optional(
      list(
        text({
          about: 'Short facts on what we ask for, such as hours or a background check.',
          example: 'At least 4 hours per month',
          alsoCalled: [
            'requires',
            'required',
            'needed',
            'what_we_ask',
            'what_you_need',
            'qualifications',
            'requisitos',
            'needs',
            'need',
            'requirement',
            'prerequisites',
            'conditions',
            'criteria',
            'must_have',
            'what_is_needed',
            'we_ask',
            'we_need',
            'expectations',
            'before_you_start',
            'necesita',
          ],
        }),
      ),
    ),
    order: order(),
  },
})

export type VolunteerRole = Entry<(typeof volunteerRole)['fields']>
