// A service: a file in content/services.
import { optional } from '../field'
import { focus } from '../fields/focus'
import { alternativeText, image } from '../fields/picture'
import { searchDescription, text } from '../fields/text'
import { order } from '../fields/whole-number'
import { byOrder, defineKind, type Entry } from '../kind'

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
