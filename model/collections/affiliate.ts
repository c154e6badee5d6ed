// Affiliates (content/affiliates): organizations to which we belong, shown with their logos in the footer.
import { optional } from '../schema/field'
import { url } from '../schema/fields/urls/link'
import { image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { compareByOrder, defineCollection } from '../define-collection'

export const affiliate = defineCollection({
  name: 'affiliate',
  folder: 'affiliates',
  body: 'none',
  compare: compareByOrder,
  fields: {
    name: text({
      about: 'The name of the organization.',
      example: 'Sample Network',
      alsoCalled: ['organization', 'affiliate', 'title', 'company', 'partner', 'nombre'],
    }),
    image: image({
      about: 'Its logo: the name of a file in content/images.',
      alsoCalled: [
        'logo',
        'logo_file',
        'photo',
        'picture',
        'img',
        'imagen',
        'pic',
        'logo_image',
        'emblem',
        'foto',
        'logotipo',
      ],
    }),
    url: optional(
      url({
        about: 'The full address of its website.',
        example: 'https://network.example.org',
        alsoCalled: [
          'link',
          'website',
          'web_address',
          'site',
          'homepage',
          'enlace',
          'href',
          'address',
          'page',
          'web',
          'site_url',
        ],
      }),
    ),
    order: order(),
  },
})
