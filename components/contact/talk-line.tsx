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

export function TalkLine({ phone }: { phone: string }) {
  return (
    <Line data-no-print="">
      Talk with someone: <PhoneLink phone={phone} />
    </Line>
  )
}
