// The line on the page for unknown paths that names the page with the nearest address. Its script fills it in and shows it.
import { styled } from '../styled/styled'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  '& a': { fontWeight: theme.typography.fontWeightBold },
}))

/** The buttons below it have a row of their own. */
const Region = styled('div')({ width: '100%' })

export function NearestPage() {
  return (
    <Region role="status">
      <Line data-nearest="" hidden>
        Were you looking for <a />?
      </Line>
    </Region>
  )
}
