// What the parts of the panel have in common.
import { styled } from '../styled/styled'

/** The title of a part. It is no heading, because it comes before the heading of the page. */
export const PanelTitle = styled('p')(({ theme }) => ({
  ...theme.typography.h5,
  marginBottom: theme.space.small,
}))

/** The button of a part, below its text. A wide screen has it in the bar. */
export const PanelButton = styled('div')(({ theme }) => ({
  marginTop: theme.space.text,
  [theme.breakpoints.up('md')]: { display: 'none' },
}))
