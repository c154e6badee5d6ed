// Ways to give (content/giving).
import { optional } from '../schema/field'
import { link } from '../schema/fields/urls/link'
import { focalPoint } from '../schema/fields/focal-point'
import { altText, image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { boolean } from '../schema/fields/boolean'
import { compareByOrder, defineCollection } from '../define-collection'
import { BUTTON_LINK_NAMES, BUTTON_TEXT_NAMES } from './button-names'

export const givingOption = defineCollection({
  name: 'giving option',
  folder: 'giving',
  body: 'none',
  compare: compareByOrder,
  fields: {
    title: text({
      about: 'The name of this way to give.',
      example: 'Monthly Partner',
      alsoCalled: [
        'headline',
        'heading',
        'name',
        'option',
        'giving_option',
        'subject',
        'titulo',
        'nombre',
        'way_to_give',
      ],
    }),
    description: text({
      about: 'One or two sentences for the card.',
      example: 'A gift every month lets us plan ahead.',
      alsoCalled: [
        'text',
        'body',
        'details',
        'summary',
        'blurb',
        'descripcion',
        'about',
        'explanation',
      ],
    }),
    amount: text({
      about: 'A few words about the amount.',
      example: 'Any amount',
      alsoCalled: [
        'price',
        'cost',
        'how_much',
        'suggested_amount',
        'gift_amount',
        'sum',
        'monto',
        'cantidad',
        'gift',
        'donation',
        'suggested_gift',
        'value',
        'importe',
        'precio',
      ],
    }),
    image: image(),
    imageAlt: altText(),
    focus: optional(focalPoint()),
    buttonText: text({
      about: 'The words on the button.',
      example: 'Become a partner',
      alsoCalled: BUTTON_TEXT_NAMES,
      atMost: 40,
    }),
    buttonLink: link({
      about: 'Where the button leads.',
      example: '/monthly-partner',
      alsoCalled: BUTTON_LINK_NAMES,
    }),
    isExternalLink: boolean({
      about:
        'Write yes if the button leads to another website, which then opens in a new tab, otherwise no.',
      example: 'no',
      alsoCalled: [
        'external',
        'external_link',
        'new_tab',
        'is_external',
        'is_external_site',
        'opens_new_tab',
        'open_in_new_tab',
        'other_website',
        'outside_link',
        'is_outside_link',
        'externo',
      ],
    }),
    order: order(),
  },
  check: ({ buttonLink, isExternalLink }) => {
    if (buttonLink === undefined || isExternalLink === undefined) return []
    // A target without a slash, # or scheme in front is malformed, so it is neither internal nor external.
    if (!/^(?:\/|#|[a-z]+:)/.test(buttonLink)) return []
    const leavesSite = buttonLink.startsWith('https:')
    return leavesSite === isExternalLink
      ? []
      : [
          {
            code: 'external-link-mismatch',
            field: 'is_external_link',
            message: leavesSite
              ? 'The button leads to another website, but this line says that it does not.'
              : 'The button leads to a page of ours, but this line says that it leads to another website.',
            fix: `Write is_external_link: ${leavesSite ? 'yes' : 'no'}`,
            replacement: leavesSite ? 'yes' : 'no',
          },
        ]
  },
})
