// What stands around every page: skip link, bar, the page itself, foot, and the place for messages.
import type { ReactNode } from 'react'
import type { Settings } from '../../model/settings'
import type { Hidden } from '../../model/visibility'
import { HiddenRibbon } from '../draft-status/draft-banner'
import { Toasts } from '../toast/toast'
import { Breadcrumbs } from '../navigation/breadcrumbs'
import { WaysOn, type Ways } from '../navigation/page-navigation'
import { Footer, type AffiliateData } from './footer'
import { Header } from './header'
import type { StaffData } from './edit-links'
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
export type FrameData = {
  settings: Settings
  affiliates: readonly AffiliateData[]
  /** The address of the page, without the base. */
  current: string
  ways: Ways
  mail: { subject?: string; body?: string }
  staff: StaffData
  /** Why the page is not on the public site, or null. */
  hidden: Hidden | null
}

export function Frame({ children, ...data }: FrameData & { children: ReactNode }) {
  const { settings, affiliates, current, ways, mail, staff, hidden } = data
  return (
    <Column>
      <Skip href="#site.main" data-screen="">
        Skip to the content
      </Skip>
      {hidden === null ? null : <HiddenRibbon hidden={hidden} />}
      <Header settings={settings} current={current} />
      <Breadcrumbs way={ways.above} />
      <main id="site.main" tabIndex={-1}>
        {children}
      </main>
      <WaysOn ways={ways} current={current} />
      <Footer settings={settings} affiliates={affiliates} mail={mail} staff={staff} />
      <Toasts />
    </Column>
  )
}
