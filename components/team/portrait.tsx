// The portrait of a person, or their initials above hills if there is no image.
import type { Theme } from '@mui/material/styles'
import { Image, type PageImage } from '../image/image'
import { styled } from '../styled/styled'

/** Draws two hills and a low sun with gradients. */
const createHills = ({ band, mark }: Theme['vars']['palette']) => `
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
  background: createHills(theme.vars.palette),
  border: `${theme.border.strong} ${theme.vars.palette.divider}`,
  color: theme.vars.palette.primary.main,
  ...theme.typography.h3,
  // Moves the initials above the hills.
  '&[aria-hidden="true"]': { paddingBottom: theme.space.medium },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}))

export function Portrait({ name, image }: { name: string; image: PageImage | null }) {
  return (
    <Round aria-hidden={image === null}>
      {image === null ? getInitials(name) : <Image {...image} sizes="7rem" />}
    </Round>
  )
}

/** Returns the initials of the first and the last name, ignoring abbreviations such as "Dr.". */
function getInitials(name: string): string {
  const names = name.split(' ').filter((part) => /^\p{L}/u.test(part) && !part.endsWith('.'))
  return [names[0], names.length > 1 ? names.at(-1) : '']
    .map((part) => part?.charAt(0) ?? '')
    .join('')
}
