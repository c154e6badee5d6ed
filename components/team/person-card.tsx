// A person in the team grid. The link targets the id of the person's dialog, so it also works without JavaScript.
import Typography from '@mui/material/Typography'
import { CardBox, CardLink } from '../card/card'
import { DraftBadge } from '../draft-status/draft-badge'
import type { PersonData } from './person-data'
import { Portrait } from './portrait'
import { styled } from '../styled/styled'

/** On a phone the portrait is beside the name, so that more people fit on the screen. */
const Box = styled(CardBox)(({ theme: { breakpoints, space } }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.text,
  padding: space.text,
  [breakpoints.up('sm')]: {
    flexDirection: 'column',
    textAlign: 'center',
    padding: `${space.huge} ${space.text} ${space.large}`,
  },
}))

const Text = styled('div')(({ theme: { size, space } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  flex: `1 1 ${size.name}`,
}))

/** Small, so that most titles fit on one line and the cards of all rows are equally high. */
const Role = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}))

export function PersonCard({ person }: { person: PersonData }) {
  return (
    <Box>
      <Portrait person={person} />
      <Text>
        <Typography variant="h5" component="h3">
          {person.name}
        </Typography>
        <Role>{person.title}</Role>
        <DraftBadge hidden={person.hidden} />
        <CardLink href={`#${person.id}`} data-stretched-link="">
          Meet {person.name.split(' ')[0]}
        </CardLink>
      </Text>
    </Box>
  )
}
