// The data that components need to show a staff member.
import type { Body } from '../../model/markdown/body'
import type { HiddenReason } from '../../model/visibility'
import type { PageImage } from '../image/image'

export type PersonData = {
  /** The id of the dialog: `/about/team#mary-lane` opens it. */
  readonly id: string
  readonly name: string
  readonly title: string
  readonly image: PageImage | null
  /** The name of a drawing in public/emblems.svg, shown if there is no image. */
  readonly emblem: string | null
  readonly bio: Body
  /** Starts an email to the office for this person. */
  readonly mailto: string
  /** Why the person is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}
