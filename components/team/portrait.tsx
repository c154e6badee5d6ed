// The face of a person, or their initials over our hills where there is no picture.
import type { Theme } from '@mui/material/styles'
import { Image, type PageImage } from '../image/image'
import { styled } from '../styled/styled'

/** Two hills and a low sun, drawn with ellipses. */
const hills = ({ band, mark }: Theme['vars']['palette']) => `
  radial-gradient(ellipse 75% 28% at 12% 106%, ${band.deep} 99%, transparent),
  radial-gradient(ellipse 85% 32% at 88% 108%, ${band.edgeOnDeep} 99%, transparent),
  radial-gradient(circle at 74% 77%, ${mark.flame} 9%, transparent 9.5%),
  ${band.soft}`

const Round = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: theme.size.portrait,
  aspectRatio: '1',
  borderRadius: '50%',
  overflow: 'hidden',
  background: hills(theme.vars.palette),
  border: `${theme.border.strong} ${theme.vars.palette.divider}`,
  color: theme.vars.palette.primary.main,
  ...theme.typography.h3,
  // The letters stand above the hills.
  '&[aria-hidden="true"]': { paddingBottom: theme.space.medium },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))

export function Portrait({ name, image }: { name: string; image: PageImage | null }) {
  return (
    <Round aria-hidden={image === null}>
      {image === null ? initials(name) : <Image {...image} sizes="7rem" />}
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
