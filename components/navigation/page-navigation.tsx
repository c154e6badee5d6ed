// The end of a page: what to read next, the pages of its section, the previous and next page, and when it was reviewed.
import { Container } from '../container/container'
import type { LinkData } from '../link-list/link-list'
import { PreviousNext, type PreviousNextData } from './previous-next'
import { PageReview, type ReviewData } from './page-review'
import { SectionLinks, SeeAlso } from './section-links'
import { styled } from '../styled/styled'

/** The navigation of a page. Lists are empty where they do not apply. */
export type PageNavigationData = {
  /** The path from Home to the page, with the page itself last. */
  readonly breadcrumbs: readonly LinkData[]
  /** The pages of its section, including the page itself. */
  readonly section: readonly LinkData[]
  readonly adjacent: PreviousNextData | null
  /** Pages to read next. */
  readonly seeAlso: readonly LinkData[]
  readonly review: ReviewData | null
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
  const { section, adjacent, seeAlso, review } = navigation
  const hasLinks = section.length > 0 || seeAlso.length > 0 || adjacent !== null
  if (!hasLinks && review === null) return null
  return (
    <Band data-no-print={review === null ? '' : undefined}>
      <Container>
        {seeAlso.length === 0 ? null : <SeeAlso links={seeAlso} />}
        {section.length === 0 ? null : <SectionLinks links={section} currentPath={currentPath} />}
        {adjacent === null ? null : <PreviousNext {...adjacent} />}
        {review === null ? null : <PageReview {...review} />}
      </Container>
    </Band>
  )
}
