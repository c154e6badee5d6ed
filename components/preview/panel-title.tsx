// The title of a part of the panel. It is no heading, because it comes before the heading of the page.
import { styled } from '../styled/styled'

export const PanelTitle = styled('p')(({ theme }) => ({
  ...theme.typography.h5,
  marginBottom: theme.space.small,
}))
