// The page for paths that do not exist, published as 404.html. Its script corrects paths that are only written differently.
import { ButtonLink } from '../components/button/button-link'
import { NearestPage } from '../components/not-found/nearest-page'
import { SearchButton, SearchTemplates } from '../components/search/search-dialog'
import { useBase } from '../components/site-link/site-link'
import type { PageInput, PageResult } from '../renderer/page-context'
import { NOT_FOUND_SLUG } from '../model/collections/page'
import type { Language } from '../model/languages'
import { getLanguages } from '../model/translations/translations'
import { getPage } from './_data/entries'
import { createMetadata } from './_data/metadata'
import { getPageIntro, type PageIntro } from './_data/page-intro'
import { PageIntroBody, PageIntroHeader } from './page-intro'

type Props = { intro: PageIntro; languages: readonly Language[] }

export function Page({ intro, languages }: Props) {
  return (
    <div data-not-found={useBase()}>
      <PageIntroHeader
        intro={intro}
        actions={
          <>
            <NearestPage />
            <ButtonLink href="/">Return to Home</ButtonLink>
            <SearchButton />
            <ButtonLink href="/contact" variant="outlined">
              Contact Us
            </ButtonLink>
          </>
        }
      />
      <PageIntroBody intro={intro} />
      <SearchTemplates phone={intro.settings.phone} languages={languages} />
    </div>
  )
}

export function getPageData({ site }: PageInput): PageResult<Props> {
  const page = getPage(site, NOT_FOUND_SLUG)
  return {
    pageProps: { intro: getPageIntro(site, page), languages: getLanguages(site) },
    head: createMetadata(site, page),
  }
}
