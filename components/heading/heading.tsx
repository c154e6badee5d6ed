// Headings: the rank of one is what it says to machines, its look is what it says to eyes.
import { styled } from '../styled/styled'

type Rank = 'h1' | 'h2' | 'h3'
type Look = 'h1' | 'h2' | 'h3' | 'h4' | 'h5'

/** Gives the component of all headings of a rank that look so. */
export const makeHeading = (rank: Rank, look: Look) =>
  styled(rank)(({ theme }) => ({ margin: 0, ...theme.typography[look] }))
