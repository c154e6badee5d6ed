// Where to go on from the end of a page: what is beside it, and what comes before and after.
import { Container } from '../container/container'
import type { LinkData } from '../link-list/link-list'
import { PreviousNext, type PreviousNextData } from './previous-next'
import { SectionLinks } from './section-links'
import { styled } from '../styled/styled'

/** All ways from a page; a list is empty where there is no such way. */
export type PageNavigationData = {
  /** From Home to the page, itself last. */
  readonly above: readonly LinkData[]
  /** The pages of its section, itself among them. */
  readonly section: readonly LinkData[]
  readonly neighbors: PreviousNextData | null
}

const Band = styled('div')(({ theme }) => ({
  padding: `${theme.space.large} 0 ${theme.space.section}`,
  borderTop: `${theme.border.thin} ${theme.vars.palette.divider}`,
  '& nav + nav': { marginTop: theme.space.large },
}))

export function PageNavigation({
  navigation,
  current,
}: {
  navigation: PageNavigationData
  current: string
}) {
  const { section, neighbors } = navigation
  if (section.length === 0 && neighbors === null) return null
  return (
    <Band data-no-print="">
      <Container>
        {section.length === 0 ? null : <SectionLinks links={section} current={current} />}
        {neighbors === null ? null : <PreviousNext {...neighbors} />}
      </Container>
    </Band>
  )
}
