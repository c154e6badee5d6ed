// Services (content/services).
import { list, optional } from '../schema/field'
import { focalPoint } from '../schema/fields/focal-point'
import { altText, image } from '../schema/fields/image'
import { sensitive } from '../schema/fields/sensitive'
import { cardSummary, metaDescription, text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { reviewFields } from '../schema/review-fields'
import { compareByOrder, defineCollection, type Entry } from '../define-collection'
import { translationFields } from '../schema/translation-fields'

export const service = defineCollection({
  name: 'service',
  folder: 'services',
  body: 'required',
  getPagePath: (slug) => `/services/${slug}`,
  getEmailSubject: (title) => `Question about ${title}`,
  compare: compareByOrder,
  fields: {
    title: text({
      about: 'The name of the service.',
      example: 'Parenting Program',
      alsoCalled: [
        'name',
        'service',
        'service_name',
        'program',
        'headline',
        'titulo',
        'nombre',
        'page_title',
      ],
      atMost: 80,
    }),
    summary: cardSummary({
      about: 'One or two sentences for its card and the top of its page.',
      example: 'Learn and grow as a parent, one step at a time.',
    }),
    description: metaDescription('A parenting program for mothers and fathers in East Alabama.'),
    image: image(),
    imageAlt: altText(),
    focus: optional(focalPoint()),
    limits: optional(
      list(
        text({
          about: 'What people might expect here and we do not offer, in plain words.',
          example: 'We do not prescribe medicine.',
          alsoCalled: [
            'limitations',
            'not_offered',
            'what_we_do_not_do',
            'exclusions',
            'limites',
            'limit',
            'restrictions',
            'not_included',
            'does_not_include',
            'we_do_not_offer',
            'what_we_do_not_offer',
            'not_provided',
            'disclaimer',
            'limitaciones',
          ],
          atMost: 200,
        }),
      ),
    ),
    ...reviewFields,
    ...translationFields,
    order: order(),
    sensitive: sensitive(),
  },
})

export type Service = Entry<(typeof service)['fields']>
