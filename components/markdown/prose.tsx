// The looks of running text.
import { styled } from '@mui/material/styles'

export const Prose = styled('div')(({ theme }) => ({
  maxWidth: theme.measure,
  '& > * + *': { marginTop: '1.1rem' },
  '& h2': { ...theme.typography.h3, marginTop: '2.4rem' },
  '& h3': { ...theme.typography.h4, marginTop: '1.8rem' },
  '& h4': { ...theme.typography.h5, marginTop: '1.4rem' },
  '& > :first-child': { marginTop: 0 },
  // Text that goes on after a button or a note: its heading keeps its distance.
  '* + & > h2:first-child': { marginTop: '2.4rem' },
  '& ul, & ol': { paddingLeft: '1.4rem' },
  '& li + li': { marginTop: '0.4rem' },
  '& li::marker': { color: theme.vars.palette.secondary.main },
  '& blockquote': {
    margin: '1.6rem 0',
    padding: '0.2rem 0 0.2rem 1.3rem',
    borderLeft: `3px solid ${theme.vars.palette.secondary.main}`,
    ...theme.typography.lead,
    fontFamily: theme.typography.h2.fontFamily,
  },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '0.6rem 1rem',
    textAlign: 'left',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& img': { borderRadius: theme.radius.card, height: 'auto' },
  '& hr': { border: 0, borderTop: `1px solid ${theme.vars.palette.divider}`, margin: '2rem 0' },
  '& code': {
    fontSize: '0.92em',
    background: theme.vars.palette.band.soft,
    padding: '0.1em 0.3em',
    borderRadius: 4,
  },
}))
