// An organisation that we belong to, shown by its logo in the footer: a file in content/affiliates.
import { optional } from '../field'
import { webAddress } from '../fields/link'
import { image } from '../fields/picture'
import { text } from '../fields/text'
import { order } from '../fields/whole-number'
import { byOrder, defineKind } from '../kind'

export const affiliate = defineKind({
  name: 'affiliate',
  folder: 'affiliates',
  body: 'none',
  compare: byOrder,
  fields: {
    name: text({ about: 'The name of the organization.', example: 'Sample Network' }),
    image: image('Its logo: the name of a file in content/images.'),
    url: optional(
      webAddress({
        about: 'The full address of its website.',
        example: 'https://network.example.org',
      }),
    ),
    order: order(),
  },
})
