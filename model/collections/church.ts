// A church that takes part in an event: a file in content/churches.
import { optional } from '../schema/field'
import { eventSlug } from '../schema/fields/event-reference'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { byOrder, defineKind, type Entry } from '../define-collection'

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
