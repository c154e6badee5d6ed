// The churches that participate in an event.
import type { Church } from '../../model/collections/church'
import type { HiddenReason } from '../../model/visibility'
import { DraftBadge } from '../draft-status/draft-badge'
import { styled } from '../styled/styled'

export type ChurchData = Pick<Church, 'slug' | 'name' | 'address'> & {
  /** Why the church is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}

const List = styled('ul')(({ theme: { size, space, vars } }) => ({
  margin: 0,
  paddingLeft: space.large,
  columns: size.entry,
  columnGap: space.huge,
  '& li': { breakInside: 'avoid', marginBottom: space.tiny },
  '& li::marker': { color: vars.palette.secondary.main },
}))

export function ChurchList({ churches }: { churches: readonly ChurchData[] }) {
  return (
    <List>
      {churches.map(({ slug, name, address, hidden }) => (
        <li key={slug}>
          {address === undefined ? name : `${name}, ${address}`} <DraftBadge hidden={hidden} />
        </li>
      ))}
    </List>
  )
}
