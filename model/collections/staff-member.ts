// Staff members (content/team); the body is the bio.
import { optional } from '../schema/field'
import { focalPoint } from '../schema/fields/focal-point'
import { image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { compareByOrder, defineCollection } from '../define-collection'

export const staffMember = defineCollection({
  name: 'staff member',
  folder: 'team',
  body: 'required',
  compare: compareByOrder,
  fields: {
    name: text({ about: 'First and last name.', example: 'Sarah Sample' }),
    title: text({ about: 'What the person does here.', example: 'Nurse Manager' }),
    image: optional(
      image(
        'A portrait: the name of a file in content/images. Without one, the initials are drawn.',
      ),
    ),
    focus: optional(focalPoint()),
    order: order(),
  },
})
