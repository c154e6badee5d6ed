// The layout of every page: skip link, header, the page itself, footer, and the region for toasts.
import type { ReactNode } from 'react'
import type { Settings } from '../../model/settings'
import type { HiddenReason } from '../../model/visibility'
import { DraftBanner } from '../draft-status/draft-banner'
import { ToastRegion } from '../toast/toast'
import { Breadcrumbs } from '../navigation/breadcrumbs'
import { OpeningContext } from '../hours/opening-context'
import type { OpeningData } from '../hours/opening-data'
import { NoticeBar } from '../notices/notice-bar'
import type { NoticeData } from '../notices/notice-data'
import { PreviewBar } from '../preview/preview-bar'
import type { PreviewData } from '../preview/preview-data'
import type { LinkData } from '../link-list/link-list'
import { PageNavigation, type PageNavigationData } from '../navigation/page-navigation'
import { Footer, type AffiliateData } from './footer'
import { Header } from './header'
import type { EditLinksData } from './edit-links'
import { styled } from '../styled/styled'

const Column = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })

const Skip = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: theme.space.text,
  bottom: '100%',
  zIndex: theme.layer.message,
  padding: `${theme.space.small} ${theme.space.text}`,
  borderRadius: theme.radius.pill,
  // Transparent borders are only visible in forced colors.
  border: theme.border.forced,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { top: theme.space.small, bottom: 'auto' },
}))

/** The data of everything around a page, as plain JSON. */
export type LayoutData = {
  settings: Settings
  affiliates: readonly AffiliateData[]
  services: readonly LinkData[]
  opening: OpeningData
  /** The notice on top of the page, or null. */
  notice: NoticeData | null
  /** The path of the page, without the base. */
  currentPath: string
  navigation: PageNavigationData
  editLinks: EditLinksData
  /** Why the page is not on the public site, or null. */
  hidden: HiddenReason | null
  /** The bar of a preview. The public site has none. */
  preview?: PreviewData
}

export function Layout({ children, ...data }: LayoutData & { children: ReactNode }) {
  const { settings, affiliates, services, opening, currentPath, navigation, editLinks } = data
  const { hidden, notice, preview } = data
  return (
    <Column>
      <Skip href="#site.main" data-no-print="">
        Skip to the content
      </Skip>
      {preview === undefined ? null : <PreviewBar {...preview} />}
      {hidden === null ? null : <DraftBanner hidden={hidden} />}
      {notice === null ? null : <NoticeBar notice={notice} />}
      <Header settings={settings} services={services} currentPath={currentPath} />
      <Breadcrumbs links={navigation.breadcrumbs} />
      <main id="site.main" tabIndex={-1}>
        <OpeningContext value={opening}>{children}</OpeningContext>
      </main>
      <PageNavigation navigation={navigation} currentPath={currentPath} />
      <Footer
        settings={settings}
        affiliates={affiliates}
        services={services}
        opening={opening}
        editLinks={editLinks}
      />
      <ToastRegion />
    </Column>
  )
}
