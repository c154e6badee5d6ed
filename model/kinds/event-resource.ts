// Something to download or ask for that goes with an event: a file in content/resources.
import { optional } from '../field'
import { eventSlug } from '../fields/event-slug'
import { link } from '../fields/link'
import { text } from '../fields/text'
import { order } from '../fields/whole-number'
import { byOrder, defineKind } from '../kind'

export const eventResource = defineKind({
  name: 'event resource',
  folder: 'resources',
  body: 'none',
  compare: byOrder,
  fields: {
    title: text({ about: 'The name of the material.', example: 'Poster' }),
    description: text({
      about: 'One sentence on what it is good for.',
      example: 'A poster for your church hallway.',
    }),
    event: eventSlug(),
    downloadUrl: optional(
      link({
        about:
          'The address of the file: /files/ and the name of a PDF in content/files, or a full web address. Without one, the page offers to send the material.',
        example: '/files/poster.pdf',
      }),
    ),
    order: order(),
  },
})
