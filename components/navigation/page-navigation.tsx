// The navigation at the end of a page: the pages of its section, and the previous and next page.
import { Container } from '../container/container'
import type { LinkData } from '../link-list/link-list'
import { PreviousNext, type PreviousNextData } from './previous-next'
import { SectionLinks } from './section-links'
import { styled } from '../styled/styled'

/** The navigation of a page. Lists are empty where they do not apply. */
export type PageNavigationData = {
  /** The path from Home to the page, with the page itself last. */
  readonly breadcrumbs: readonly LinkData[]
  /** The pages of its section, including the page itself. */
  readonly section: readonly LinkData[]
  readonly adjacent: PreviousNextData | null
}

const Band = styled('div')(({ theme }) => ({
  padding: `${theme.space.large} 0 ${theme.space.aboveHills}`,
  borderTop: `${theme.border.thin} ${theme.vars.palette.divider}`,
  '& nav + nav': { marginTop: theme.space.large },
}))

export function PageNavigation({
  navigation,
  currentPath,
}: {
  navigation: PageNavigationData
  currentPath: string
}) {
  const { section, adjacent } = navigation
  if (section.length === 0 && adjacent === null) return null
  return (
    <Band data-no-print="">
      <Container>
        {section.length === 0 ? null : <SectionLinks links={section} currentPath={currentPath} />}
        {adjacent === null ? null : <PreviousNext {...adjacent} />}
      </Container>
    </Band>
  )
}
