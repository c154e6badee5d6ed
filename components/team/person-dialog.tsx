// A dialog with a person's biography. Without JavaScript, its URL fragment shows it on the page (`:target`).
import Typography from '@mui/material/Typography'
import { Button } from '../button/button'
import { Markdown } from '../markdown/markdown'
import { SiteLink } from '../site-link/site-link'
import type { PersonData } from './person-data'
import { Portrait } from './portrait'
import { styled } from '../styled/styled'

const Box = styled('dialog')(({ theme }) => ({
  width: `min(100vw - ${theme.space.huge}, ${theme.size.dialog})`,
  maxHeight: '90vh',
  padding: theme.space.columns,
  border: `${theme.border.thin} ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.large,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  overflow: 'auto',
  '&:focus-visible': { outline: 'none' },
  '&::backdrop': { background: theme.backdrop },
  '&:target:not([open])': {
    display: 'block',
    position: 'fixed',
    inset: 0,
    zIndex: theme.layer.dialog,
    margin: 'auto',
    height: 'fit-content',
  },
  '&:not([open]) form': { display: 'none' },
  '&[open] [data-back]': { display: 'none' },
}))

const Top = styled('header')(({ theme }) => ({
  display: 'flex',
  gap: theme.space.text,
  alignItems: 'center',
  marginBottom: theme.space.large,
}))
const Bottom = styled('div')(({ theme }) => ({ marginTop: theme.space.large }))

export function PersonDialog({ person, phone }: { person: PersonData; phone: string }) {
  const headingId = `${person.id}.name`
  return (
    <Box id={person.id} aria-labelledby={headingId} closedby="any" data-person="">
      <Top>
        <Portrait name={person.name} image={person.image} />
        <div>
          <Typography variant="h3" component="h2" id={headingId}>
            {person.name}
          </Typography>
          <p>{person.title}</p>
        </div>
      </Top>
      <Markdown body={person.bio} phone={phone} />
      <Bottom>
        <form method="dialog">
          <Button type="submit" data-button="outlined">
            Close
          </Button>
        </form>
        <SiteLink href="#site.staff" data-back="">
          Back to the team
        </SiteLink>
      </Bottom>
    </Box>
  )
}
