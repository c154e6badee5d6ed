// A staff member: a file in content/team; the text is the bio.
import { optional } from '../schema/field'
import { focus } from '../schema/fields/focal-point'
import { image } from '../schema/fields/image'
import { text } from '../schema/fields/text'
import { order } from '../schema/fields/order'
import { byOrder, defineKind } from '../define-collection'

export const staffMember = defineKind({
  name: 'staff member',
  folder: 'team',
  body: 'required',
  compare: byOrder,
  fields: {
    name: text({ about: 'First and last name.', example: 'Sarah Sample' }),
    title: text({ about: 'What the person does here.', example: 'Nurse Manager' }),
    image: optional(
      image(
        'A portrait: the name of a file in content/images. Without one, the initials are drawn.',
      ),
    ),
    focus: optional(focus()),
    order: order(),
  },
})
