// The line below the introduction of every page: whom to call. A frightened visitor finds it without scrolling.
import { PhoneLink } from './phone-link'
import { styled } from '../styled/styled'

const Line = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '& a': {
    ...theme.tabularNumbers,
    padding: `${theme.space.small} 0`,
    fontWeight: theme.typography.fontWeightBold,
  },
}))

type Props = {
  phone: string
  /** Whether the page is for donors, volunteers, churches or guests of an event, who have no need to talk but may have questions. */
  forSupporters: boolean
}

export function TalkLine({ phone, forSupporters }: Props) {
  return (
    <Line data-no-print="">
      {forSupporters ? 'Questions? Call us:' : 'Talk with someone:'} <PhoneLink phone={phone} />
    </Line>
  )
}
