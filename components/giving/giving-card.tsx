// One way to give.
import type { HiddenReason } from '../../model/visibility'
import { Card } from '../card/card'
import type { PageImage } from '../image/image'
import { ButtonLink } from '../button/button-link'
import { styled } from '../styled/styled'

export type GivingData = {
  readonly title: string
  readonly text: string
  readonly amount: string
  readonly image: PageImage
  /** Why the option is not on the public site, or null. */
  readonly hidden: HiddenReason | null
  readonly button: { readonly label: string; readonly href: string }
}

const Amount = styled('p')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.secondary.main,
}))
const Bottom = styled('p')(({ theme }) => ({
  '&&': { marginTop: 'auto' },
  paddingTop: theme.space.small,
}))

export function GivingCard({ option }: { option: GivingData }) {
  const { title, text, amount, image, button, hidden } = option
  return (
    <Card title={title} level="h2" image={image} hidden={hidden}>
      <Amount>{amount}</Amount>
      <p>{text}</p>
      <Bottom>
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
      </Bottom>
    </Card>
  )
}
