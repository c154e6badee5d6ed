// Cards on the page /partner (content/partner).
import { optional } from '../schema/field'
import { link } from '../schema/fields/urls/link'
import { focalPoint } from '../schema/fields/focal-point'
import { altText, image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { compareByOrder, defineCollection } from '../define-collection'

export const partnerCard = defineCollection({
  name: 'partner card',
  folder: 'partner',
  body: 'none',
  compare: compareByOrder,
  fields: {
    title: text({
      about: 'The words on top of the card.',
      example: 'Volunteer',
      alsoCalled: [
        'headline',
        'heading',
        'name',
        'subject',
        'titulo',
        'nombre',
        'card_title',
        'card',
        'card_name',
      ],
    }),
    path: link({
      about: 'The address of the page that it leads to.',
      example: '/partner/volunteer',
      alsoCalled: [
        'link',
        'url',
        'page',
        'address',
        'href',
        'enlace',
        'page_link',
        'page_path',
        'page_url',
        'card_link',
        'target',
        'destination',
        'leads_to',
      ],
    }),
    description: text({
      about: 'One or two sentences for the card.',
      example: 'Give an hour, a skill or a friendly welcome.',
      alsoCalled: [
        'text',
        'body',
        'details',
        'summary',
        'blurb',
        'descripcion',
        'about',
        'card_text',
      ],
    }),
    image: image(),
    imageAlt: altText(),
    focus: optional(focalPoint()),
    order: order(),
  },
})
