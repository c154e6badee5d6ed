// Ways to give (content/giving).
import { optional } from '../schema/field'
import { link } from '../schema/fields/link'
import { focalPoint } from '../schema/fields/focal-point'
import { altText, image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { boolean } from '../schema/fields/boolean'
import { compareByOrder, defineCollection } from '../define-collection'

export const givingOption = defineCollection({
  name: 'giving option',
  folder: 'giving',
  body: 'none',
  compare: compareByOrder,
  fields: {
    title: text({ about: 'The name of this way to give.', example: 'Monthly Partner' }),
    description: text({
      about: 'One or two sentences for the card.',
      example: 'A gift every month lets us plan ahead.',
    }),
    amount: text({ about: 'A few words about the amount.', example: 'Any amount' }),
    image: image(),
    imageAlt: altText(),
    focus: optional(focalPoint()),
    buttonText: text({
      about: 'The words on the button.',
      example: 'Become a partner',
      atMost: 40,
    }),
    buttonLink: link({ about: 'Where the button leads.', example: '/monthly-partner' }),
    isExternalLink: boolean(
      'Write yes if the button leads to another website, which then opens in a new tab, otherwise no.',
      'no',
    ),
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
              ? 'The button leads to another site.'
              : 'The button stays on this site.',
            fix: `Write is_external_link: ${leavesSite ? 'yes' : 'no'}`,
            replacement: leavesSite ? 'yes' : 'no',
          },
        ]
  },
})
