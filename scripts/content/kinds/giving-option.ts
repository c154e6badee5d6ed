// A way to give: a file in content/giving.
import { link } from '../fields/link'
import { alternativeText, image } from '../fields/picture'
import { text } from '../fields/text'
import { order } from '../fields/whole-number'
import { yesNo } from '../fields/yes-no'
import { byOrder, defineKind } from '../kind'

export const givingOption = defineKind({
  name: 'giving option',
  folder: 'giving',
  body: 'none',
  compare: byOrder,
  fields: {
    title: text({ about: 'What this way to give is called.', example: 'Monthly Partner' }),
    description: text({
      about: 'What it means, in one to three sentences.',
      example: 'A gift every month lets us plan ahead.',
    }),
    amount: text({ about: 'The amount in words.', example: 'Any amount' }),
    image: image(),
    imageAlt: alternativeText(),
    buttonText: text({
      about: 'The words on the button.',
      example: 'Become a partner',
      atMost: 40,
    }),
    buttonLink: link({ about: 'Where the button leads.', example: '/monthly-partner' }),
    isExternalLink: yesNo('Whether the button leads to another site (it then opens in a new tab).'),
    order: order(),
  },
  check: ({ buttonLink, isExternalLink }) => {
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
          },
        ]
  },
})
