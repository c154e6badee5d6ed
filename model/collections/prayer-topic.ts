// Prayer topics (content/prayer).
import { optional } from '../schema/field'
import { focalPoint } from '../schema/fields/focal-point'
import { altText, image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { compareByOrder, defineCollection } from '../define-collection'

export const prayerTopic = defineCollection({
  name: 'prayer topic',
  folder: 'prayer',
  body: 'none',
  compare: compareByOrder,
  fields: {
    title: text({
      about: 'Whom or what to pray for.',
      example: 'Mothers and fathers',
      alsoCalled: [
        'topic',
        'prayer_topic',
        'name',
        'headline',
        'pray_for',
        'titulo',
        'subject',
        'heading',
        'request',
        'petition',
        'intention',
        'title_of_prayer',
        'peticion',
      ],
    }),
    description: text({
      about: 'One or two sentences on what to pray for.',
      example: 'Pray for peace in a hard hour.',
      alsoCalled: [
        'text',
        'body',
        'details',
        'summary',
        'prayer',
        'prayer_request',
        'descripcion',
        'prayer_text',
        'words',
        'what_to_pray',
        'about',
        'message',
        'oracion',
      ],
    }),
    image: image(),
    imageAlt: altText(),
    focus: optional(focalPoint()),
    order: order(),
  },
})
