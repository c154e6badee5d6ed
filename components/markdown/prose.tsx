// The styles of running text.
import { styled } from '../styled/styled'

export const Prose = styled('div')(({ theme }) => ({
  maxWidth: theme.measure,
  '& > * + *': { marginTop: theme.space.text },
  '& h2': { ...theme.typography.h3, marginTop: theme.space.part },
  '& h3': { ...theme.typography.h4, marginTop: theme.space.huge },
  '& h4': { ...theme.typography.h5, marginTop: theme.space.large },
  '& > :first-child': { marginTop: 0 },
  // Keeps the distance above a heading that follows a button or a note.
  '* + & > h2:first-child': { marginTop: theme.space.part },
  '& ul, & ol': { paddingLeft: theme.space.large },
  // Makes links that fill a line high enough for a thumb.
  '& li a': { padding: `${theme.space.hair} 0` },
  '& li + li': { marginTop: theme.space.tiny },
  '& li::marker': { color: theme.vars.palette.secondary.main },
  '& img': { display: 'block', borderRadius: theme.radius.card, height: 'auto' },
}))

/** Running text with parts that few pages have. */
export const RichProse = styled(Prose)(({ theme }) => ({
  '& blockquote': {
    margin: `${theme.space.large} 0`,
    padding: `${theme.space.hair} 0 ${theme.space.hair} ${theme.space.large}`,
    borderLeft: `${theme.border.mark} ${theme.vars.palette.secondary.main}`,
    ...theme.typography.lead,
    fontFamily: theme.typography.h2.fontFamily,
  },
  '& blockquote > * + *': { marginTop: theme.space.small },
  '& cite': {
    ...theme.typography.body2,
    fontFamily: theme.typography.fontFamily,
    fontStyle: 'normal',
    color: theme.vars.palette.text.secondary,
  },
  '& table': {
    display: 'block',
    overflowX: 'auto',
    borderCollapse: 'collapse',
    overflowWrap: 'break-word',
  },
  '& th, & td': {
    padding: `${theme.space.small} ${theme.space.text}`,
    textAlign: 'left',
    borderBottom: `${theme.border.thin} ${theme.vars.palette.divider}`,
  },
  '& hr': {
    border: 0,
    borderTop: `${theme.border.thin} ${theme.vars.palette.divider}`,
    margin: `${theme.space.huge} 0`,
  },
  '& code': {
    ...theme.code,
    background: theme.vars.palette.band.soft,
    borderRadius: theme.radius.tiny,
  },
}))
