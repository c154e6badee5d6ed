// The portrait of a person. Without an image, it is a medallion with an emblem of their work, or else their initials.
import type { Theme } from '@mui/material/styles'
import { Image } from '../image/image'
import { useBase } from '../site-link/site-link'
import { styled } from '../styled/styled'
import type { PersonData } from './person-data'

/** Draws two hills and a large sun, which is the moon in the dark color scheme, with gradients. */
const createScene = ({ medallion }: Theme['vars']['palette']) => `
  radial-gradient(ellipse 75% 28% at 12% 106%, ${medallion.hill} 99%, transparent),
  radial-gradient(ellipse 85% 32% at 88% 108%, ${medallion.farHill} 99%, transparent),
  radial-gradient(circle closest-side at 50% 48%, ${medallion.sun} 78%, transparent 79%),
  ${medallion.sky}`

const Round = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: theme.size.portrait,
  aspectRatio: '1',
  borderRadius: '50%',
  overflow: 'hidden',
  background: createScene(theme.vars.palette),
  border: `${theme.border.strong} ${theme.vars.palette.divider}`,
  color: theme.vars.palette.primary.main,
  ...theme.typography.h3,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  // The emblems take these two colors from the page, so they follow its color scheme in every browser.
  '& svg': { width: '100%', height: '100%', fill: theme.vars.palette.medallion.paper },
}))

type Props = { person: Pick<PersonData, 'name' | 'image' | 'emblem'> }

export function Portrait({ person: { name, image, emblem } }: Props) {
  const base = useBase()
  if (image !== null)
    return (
      <Round>
        <Image {...image} sizes="7rem" />
      </Round>
    )
  return (
    <Round aria-hidden>
      {emblem === null ? (
        getInitials(name)
      ) : (
        <svg>
          <use href={`${base}emblems.svg#${emblem}`} />
        </svg>
      )}
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
