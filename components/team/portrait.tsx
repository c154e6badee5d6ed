// The face of a person, or their initials where there is no picture.
import { styled } from '@mui/material/styles'
import { Picture, type PictureData } from '../picture/picture'

const Round = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: theme.size.portrait,
  aspectRatio: '1',
  borderRadius: '50%',
  overflow: 'hidden',
  background: theme.vars.palette.band.soft,
  border: `${theme.border.strong} ${theme.vars.palette.divider}`,
  color: theme.vars.palette.primary.main,
  ...theme.typography.h3,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))

export function Portrait({ name, picture }: { name: string; picture: PictureData | null }) {
  return (
    <Round aria-hidden={picture === null}>
      {picture === null ? initials(name) : <Picture {...picture} sizes="7rem" />}
    </Round>
  )
}

/** The first letters of the first and the last name. */
function initials(name: string): string {
  const words = name.split(' ').filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
}
