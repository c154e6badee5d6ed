// What stands around every page: skip link, bar, the page itself, foot, and the place for messages.
import type { ReactNode } from 'react'
import type { Settings } from '../../model/settings'
import type { HiddenReason } from '../../model/visibility'
import { DraftBanner } from '../draft-status/draft-banner'
import { ToastRegion } from '../toast/toast'
import { Breadcrumbs } from '../navigation/breadcrumbs'
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
  // Only seen in forced colors, as are all edges that are transparent.
  border: theme.border.forced,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { top: theme.space.small, bottom: 'auto' },
}))

/** All that stands around a page. It is plain JSON. */
export type LayoutData = {
  settings: Settings
  affiliates: readonly AffiliateData[]
  /** The address of the page, without the base. */
  current: string
  navigation: PageNavigationData
  mail: { subject?: string; body?: string }
  staff: EditLinksData
  /** Why the page is not on the public site, or null. */
  hidden: HiddenReason | null
}

export function Layout({ children, ...data }: LayoutData & { children: ReactNode }) {
  const { settings, affiliates, current, navigation, mail, staff, hidden } = data
  return (
    <Column>
      <Skip href="#site.main" data-no-print="">
        Skip to the content
      </Skip>
      {hidden === null ? null : <DraftBanner hidden={hidden} />}
      <Header settings={settings} current={current} />
      <Breadcrumbs way={navigation.above} />
      <main id="site.main" tabIndex={-1}>
        {children}
      </main>
      <PageNavigation navigation={navigation} current={current} />
      <Footer settings={settings} affiliates={affiliates} mail={mail} staff={staff} />
      <ToastRegion />
    </Column>
  )
}
