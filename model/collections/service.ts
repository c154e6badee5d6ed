// A service: a file in content/services.
import { optional } from '../schema/field'
import { focus } from '../schema/fields/focal-point'
import { alternativeText, image } from '../schema/fields/image'
import { searchDescription, text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { byOrder, defineKind, type Entry } from '../define-collection'

export const service = defineKind({
  name: 'service',
  folder: 'services',
  body: 'required',
  pageAddress: (slug) => `/services/${slug}`,
  compare: byOrder,
  fields: {
    title: text({ about: 'The name of the service.', example: 'Parenting Program', atMost: 80 }),
    summary: text({
      about: 'One or two sentences for its card and the top of its page.',
      example: 'Learn and grow as a parent, one step at a time.',
    }),
    description: searchDescription('A parenting program for mothers and fathers in East Alabama.'),
    image: image(),
    imageAlt: alternativeText(),
    focus: optional(focus()),
    order: order(),
  },
})

export type Service = Entry<(typeof service)['fields']>
