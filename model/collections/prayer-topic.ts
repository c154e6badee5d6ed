// Something to pray for: a file in content/prayer.
import { optional } from '../schema/field'
import { focus } from '../schema/fields/focal-point'
import { alternativeText, image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { byOrder, defineKind } from '../define-collection'

export const prayerTopic = defineKind({
  name: 'prayer topic',
  folder: 'prayer',
  body: 'none',
  compare: byOrder,
  fields: {
    title: text({ about: 'Whom or what to pray for.', example: 'Mothers and fathers' }),
    description: text({
      about: 'One or two sentences on what to pray for.',
      example: 'Pray for peace in a hard hour.',
    }),
    image: image(),
    imageAlt: alternativeText(),
    focus: optional(focus()),
    order: order(),
  },
})
