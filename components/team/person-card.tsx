// A person in the grid of the team. The link leads to the dialog's own address, so it works without JavaScript too.
import Typography from '@mui/material/Typography'
import { CardBox, CardLink } from '../card/card'
import { DraftBadge } from '../draft-status/draft-badge'
import type { PersonData } from './person-data'
import { Portrait } from './portrait'
import { styled } from '../styled/styled'

/** On a phone the face is beside the name, so that a thumb passes many people at once. */
const Box = styled(CardBox)(({ theme: { breakpoints, space } }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: space.text,
  padding: space.text,
  [breakpoints.up('sm')]: {
    flexDirection: 'column',
    textAlign: 'center',
    padding: `${space.huge} ${space.text} ${space.large}`,
  },
}))

const Words = styled('div')(({ theme: { space } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  flexGrow: 1,
}))

const Role = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

export function PersonCard({ person }: { person: PersonData }) {
  return (
    <Box>
      <Portrait name={person.name} image={person.image} />
      <Words>
        <Typography variant="h5" component="h3">
          {person.name}
        </Typography>
        <Role>{person.title}</Role>
        <DraftBadge hidden={person.hidden} />
        <CardLink to={`#${person.id}`} data-stretched-link="">
          Meet {person.name.split(' ')[0]}
        </CardLink>
      </Words>
    </Box>
  )
}
