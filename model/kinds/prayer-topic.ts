// Something to pray for: a file in content/prayer.
import { optional } from '../field'
import { focus } from '../fields/focus'
import { alternativeText, image } from '../fields/picture'
import { text } from '../fields/text'
import { order } from '../fields/whole-number'
import { byOrder, defineKind } from '../kind'

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
