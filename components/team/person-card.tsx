// A person in the grid of the team. The link leads to the dialog's own address, so it works without JavaScript too.
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { CardBox, CardLink } from '../card/card'
import { HiddenBadge } from '../hidden/hidden-badge'
import type { PersonData } from './person-data'
import { Portrait } from './portrait'

const Box = styled(CardBox)(({ theme: { space } }) => ({
  alignItems: 'center',
  textAlign: 'center',
  gap: space.tiny,
  padding: `${space.huge} ${space.text} ${space.large}`,
}))

const Role = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

export function PersonCard({ person }: { person: PersonData }) {
  return (
    <Box>
      <Portrait name={person.name} picture={person.picture} />
      <Typography variant="h5" component="h3">
        {person.name}
      </Typography>
      <Role>{person.title}</Role>
      <HiddenBadge hidden={person.hidden} />
      <CardLink to={`#${person.id}`} data-cover="">
        Meet {person.name.split(' ')[0]}
      </CardLink>
    </Box>
  )
}
