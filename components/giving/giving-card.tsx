// One way to give.
import type { HiddenReason } from '../../model/visibility'
import { Card, CardAction } from '../card/card'
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
export function GivingCard({ option }: { option: GivingData }) {
  const { title, text, amount, image, button, hidden } = option
  return (
    <Card
      title={title}
      subtitle={<Amount>{amount}</Amount>}
      level="h2"
      image={image}
      hidden={hidden}
      action={
        <CardAction>
          <ButtonLink href={button.href}>{button.label}</ButtonLink>
        </CardAction>
      }
    >
      <p>{text}</p>
    </Card>
  )
}
