// A dialog with a person's biography. Without JavaScript, its URL fragment shows it on the page (`:target`).
import type { PhoneNumbers } from '../contact/phone-numbers'
import Typography from '@mui/material/Typography'
import { Button, ButtonAnchor } from '../button/button'
import { Markdown } from '../markdown/markdown'
import { SiteLink } from '../site-link/site-link'
import type { PersonData } from './person-data'
import { Portrait } from './portrait'
import { styled } from '../styled/styled'

const Box = styled('dialog')(({ theme }) => ({
  width: `min(100vw - ${theme.space.huge}, ${theme.size.dialog})`,
  maxHeight: '90vh',
  padding: `0 ${theme.space.columns} ${theme.space.columns}`,
  border: `${theme.border.thin} ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.large,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  overflow: 'auto',
  '&:focus-visible': { outline: 'none' },
  '&::backdrop': { background: theme.backdrop },
  '&[data-person=""]:target:not([open])': {
    display: 'block',
    position: 'fixed',
    inset: 0,
    zIndex: theme.layer.dialog,
    margin: 'auto',
    height: 'fit-content',
  },
  '&[open] [data-back], &:not([open]) form': { display: 'none' },
}))

/** Stays in view while the biography scrolls below it. */
const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.text,
  padding: `${theme.space.large} 0 ${theme.space.medium}`,
  background: 'inherit',
  '& > :not(h2)': { flexShrink: 0 },
}))

const Role = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.space.text,
  alignItems: 'center',
  margin: `${theme.space.tiny} 0 ${theme.space.large}`,
}))

const Bottom = styled('p')(({ theme }) => ({ marginTop: theme.space.text }))

export function PersonDialog({ person, phones }: { person: PersonData; phones: PhoneNumbers }) {
  const { id, name, title, bio, mailto } = person
  const titleId = `${id}.title`
  return (
    <Box id={id} aria-label={name} aria-describedby={titleId} closedby="any" data-person="">
      <Bar>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <form method="dialog">
          <Button type="submit" data-button="outlined">
            Close
          </Button>
        </form>
        <ButtonAnchor href="#site.staff" data-button="outlined" data-back="">
          Back<span className="visually-hidden"> to the team</span>
        </ButtonAnchor>
      </Bar>
      <Role>
        <Portrait person={person} />
        <p id={titleId}>{title}</p>
      </Role>
      <Markdown body={bio} phones={phones} />
      <Bottom>
        <SiteLink href={mailto}>Write to {name.split(' ')[0]}</SiteLink>
      </Bottom>
    </Box>
  )
}
