// What the components need to know of a staff member.
import type { Body } from '../../model/markdown/body'
import type { HiddenReason } from '../../model/visibility'
import type { PageImage } from '../image/image'

export type PersonData = {
  /** Names the dialog: `/about/team#mary-lane` opens it. */
  readonly id: string
  readonly name: string
  readonly title: string
  readonly image: PageImage | null
  readonly bio: Body
  /** Why it is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}
