// A card on the page /partner: a file in content/partner.
import { link } from '../fields/link'
import { alternativeText, image } from '../fields/picture'
import { text } from '../fields/text'
import { order } from '../fields/whole-number'
import { byOrder, defineKind } from '../kind'

export const partnerCard = defineKind({
  name: 'partner card',
  folder: 'partner',
  body: 'none',
  compare: byOrder,
  fields: {
    title: text({ about: 'The title of the card.', example: 'Volunteer' }),
    path: link({ about: 'Where the card leads.', example: '/partner/volunteer' }),
    description: text({
      about: 'One or two sentences.',
      example: 'Give an hour, a skill or a friendly welcome.',
    }),
    image: image(),
    imageAlt: alternativeText(),
    order: order(),
  },
})
