// What a person says of themselves. Without JavaScript, its address alone shows it in the page (`:target`).
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { Markdown } from '../markdown/markdown'
import { SiteLink } from '../site-link/site-link'
import type { PersonData } from './person-data'
import { Portrait } from './portrait'

const Box = styled('dialog')(({ theme }) => ({
  width: 'min(100vw - 2rem, 38rem)',
  maxHeight: 'min(90vh, 46rem)',
  padding: 'clamp(1.4rem, 4vw, 2.4rem)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.large,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  overflow: 'auto',
  '&:focus-visible': { outline: 'none' },
  '&::backdrop': { background: 'rgb(10 20 16 / 0.6)' },
  '&:target:not([open])': {
    display: 'block',
    position: 'fixed',
    inset: 0,
    zIndex: 20,
    margin: 'auto',
    height: 'fit-content',
  },
  '&:not([open]) form': { display: 'none' },
  '&[open] [data-back]': { display: 'none' },
}))

const Top = styled('header')({
  display: 'flex',
  gap: '1.2rem',
  alignItems: 'center',
  marginBottom: '1.4rem',
})
const Bottom = styled('div')({ marginTop: '1.6rem' })

export function PersonDialog({ person, phone }: { person: PersonData; phone: string }) {
  const heading = `${person.id}-name`
  return (
    <Box id={person.id} aria-labelledby={heading} closedby="any" data-person="">
      <Top>
        <Portrait name={person.name} picture={person.picture} />
        <div>
          <Typography variant="h3" component="h2" id={heading}>
            {person.name}
          </Typography>
          <p>{person.title}</p>
        </div>
      </Top>
      <Markdown body={person.bio} phone={phone} />
      <Bottom>
        <form method="dialog">
          <Button type="submit" variant="outlined">
            Close
          </Button>
        </form>
        <SiteLink to="#staff" data-back="">
          Back to the team
        </SiteLink>
      </Bottom>
    </Box>
  )
}
