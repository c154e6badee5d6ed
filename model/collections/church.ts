// Churches that take part in an event (content/churches).
import { optional } from '../schema/field'
import { eventReference } from '../schema/fields/event-reference'
import { streetAddress } from '../schema/fields/street-address/street-address'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { compareByOrder, defineCollection, type Entry } from '../define-collection'

export const church = defineCollection({
  name: 'church',
  folder: 'churches',
  body: 'none',
  compare: compareByOrder,
  fields: {
    name: text({
      isName: true,
      about: 'The name of the church.',
      example: 'Sample Community Church',
      alsoCalled: [
        'church',
        'church_name',
        'congregation',
        'organization',
        'title',
        'nombre',
        'iglesia',
      ],
    }),
    address: optional(
      streetAddress(
        {
          about: 'Its street address. Leave the line out if you do not know it.',
          example: '45 Sample Road, Opelika, AL',
          alsoCalled: [
            'location',
            'street',
            'street_address',
            'place',
            'direccion',
            'city',
            'town',
            'where',
            'church_address',
            'address_line',
            'ciudad',
            'donde',
            'ubicacion',
          ],
        },
        'Open it, and write the street and the town that it shows, such as 45 Sample Road, Opelika, AL. If you do not know them, delete this line.',
      ),
    ),
    event: eventReference(),
    order: order(),
  },
})

export type Church = Entry<(typeof church)['fields']>
