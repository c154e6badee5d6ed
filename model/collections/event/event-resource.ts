// Materials for an event that can be downloaded or requested (content/resources).
import { optional } from '../../schema/field'
import { eventReference } from '../../schema/fields/event-reference'
import { downloadLink } from '../../schema/fields/urls/link'
import { text } from '../../schema/fields/text'
import { order } from '../../schema/fields/order'
import { compareByOrder, defineCollection } from '../../define-collection'

export const eventResource = defineCollection({
  name: 'event resource',
  folder: 'resources',
  body: 'none',
  compare: compareByOrder,
  fields: {
    title: text({
      about: 'The name of the material.',
      example: 'Poster',
      alsoCalled: [
        'headline',
        'heading',
        'name',
        'subject',
        'titulo',
        'nombre',
        'resource',
        'resource_name',
        'material',
      ],
    }),
    description: text({
      about: 'One sentence on what it is good for.',
      example: 'A poster for the hallway of your church, in color.',
      alsoCalled: [
        'text',
        'details',
        'summary',
        'descripcion',
        'body',
        'blurb',
        'about',
        'resumen',
      ],
    }),
    event: eventReference(),
    downloadUrl: optional(
      downloadLink({
        about:
          'The address of the file: /files/ and the name of a PDF in content/files, or a full web address. Without one, the page offers to send the material.',
        example: '/files/poster.pdf',
        alsoCalled: [
          'download',
          'url',
          'link',
          'file',
          'pdf',
          'file_url',
          'download_link',
          'archivo',
          'enlace',
          'attachment',
          'document',
          'file_link',
          'file_name',
          'pdf_file',
          'pdf_link',
          'pdf_url',
          'href',
          'descarga',
        ],
      }),
    ),
    order: order(),
  },
})
