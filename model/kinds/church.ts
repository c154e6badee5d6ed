// A church that takes part in an event: a file in content/churches.
import { optional } from '../field'
import { eventSlug } from '../fields/event-slug'
import { text } from '../fields/text'
import { order } from '../fields/whole-number'
import { byOrder, defineKind, type Entry } from '../kind'

export const church = defineKind({
  name: 'church',
  folder: 'churches',
  body: 'none',
  compare: byOrder,
  fields: {
    name: text({ about: 'The name of the church.', example: 'Sample Community Church' }),
    address: optional(
      text({
        about: 'Its street address. Leave the line out if you do not know it.',
        example: '45 Sample Road, Opelika, AL',
      }),
    ),
    event: eventSlug(),
    order: order(),
  },
})

export type Church = Entry<(typeof church)['fields']>
