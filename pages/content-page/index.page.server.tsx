// A page that consists only of text. A new file in content/pages needs nothing else.
import type { PageInput, PageResult } from '../../renderer/page-context'
import { getEntryByPath } from '../_data/entries'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'

type Props = { intro: PageIntro }

export function Page({ intro }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
    </>
  )
}

export function getPageData({ site, urlPathname }: PageInput): PageResult<Props> {
  const page = getEntryByPath(site.pages, urlPathname)
  return { pageProps: { intro: getPageIntro(site, page) }, head: createMetadata(site, page) }
}
