// The layout of every page: skip link, header, the page itself, and footer.
import type { ReactNode } from 'react'
import type { Settings } from '../../model/settings'
import type { HiddenReason } from '../../model/visibility'
import { DraftBanner } from '../draft-status/draft-banner'
import { Breadcrumbs } from '../navigation/breadcrumbs'
import { LeaveBar, LeaveShortcut, type LeaveData } from '../leave/leave-bar'
import { OpeningContext } from '../hours/opening-context'
import type { OpeningData } from '../hours/opening-data'
import { NoticeBar } from '../notices/notice-bar'
import type { NoticeData } from '../notices/notice-data'
import { PreviewBar } from '../preview/preview-bar'
import type { PreviewData } from '../preview/preview-data'
import type { LinkData } from '../link-list/link-list'
import { PageNavigation, type PageNavigationData } from '../navigation/page-navigation'
import type { AffiliateData } from './footer/affiliate-logos'
import { Footer } from './footer/footer'
import { Header } from './header'
import { SENSITIVE_NOTE, type EditLinksData } from './edit-links'
import { SkipLink } from './skip-link'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'
import { LanguageLinks, type TranslationsData } from '../navigation/language-links'

const Column = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100vh' })

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
  /** The path of the home page in the language of the page, or in English. */
  homePath: string
  /** The page in other languages, or null if there is none. */
  translations: TranslationsData | null
  navigation: PageNavigationData
  /** Null on a page without a file, or if it is not known where its file is. */
  editLinks: EditLinksData | null
  /** How to leave the page quickly if it is sensitive, or null. */
  leave: LeaveData | null
  /** Why the page is not on the public site, or null. */
  hidden: HiddenReason | null
  /** The bar of a preview. The public site has none. */
  preview?: PreviewData
}

export function Layout({ children, ...data }: LayoutData & { children: ReactNode }) {
  const { settings, affiliates, services, opening, currentPath, navigation, editLinks } = data
  const { hidden, leave, notice, preview, homePath, translations } = data
  const words = useWords()
  return (
    <Column>
      <SkipLink href="#site.main" data-no-print="">
        {words.skip}
      </SkipLink>
      {leave === null ? null : <LeaveShortcut {...leave} />}
      {preview === undefined ? null : (
        <PreviewBar {...preview} note={leave === null ? null : SENSITIVE_NOTE} />
      )}
      {hidden === null ? null : <DraftBanner hidden={hidden} />}
      {notice === null ? null : <NoticeBar notice={notice} />}
      <Header
        settings={settings}
        services={services}
        currentPath={currentPath}
        homePath={homePath}
      />
      <Breadcrumbs links={navigation.breadcrumbs}>
        {translations === null ? null : <LanguageLinks {...translations} />}
      </Breadcrumbs>
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
      {leave === null ? null : <LeaveBar {...leave} />}
    </Column>
  )
}
