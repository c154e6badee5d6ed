// A card on the page /partner: a file in content/partner.
import { optional } from '../field'
import { link } from '../fields/link'
import { focus } from '../fields/focus'
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
    title: text({ about: 'The words on top of the card.', example: 'Volunteer' }),
    path: link({
      about: 'The address of the page that it leads to.',
      example: '/partner/volunteer',
    }),
    description: text({
      about: 'One or two sentences for the card.',
      example: 'Give an hour, a skill or a friendly welcome.',
    }),
    image: image(),
    imageAlt: alternativeText(),
    focus: optional(focus()),
    order: order(),
  },
})
