// Plain links to every page and every staff member.
import { LinkList, type LinkSection } from '../../components/link-list/link-list'
import { Section } from '../../components/section/section'
import type { PageInput, PageResult } from '../../renderer/page-context'
import { getPage } from '../_data/entries'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'
import { getSiteSections } from './site-sections'

type Props = { intro: PageIntro; sections: readonly LinkSection[] }

export function Page({ intro, sections }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      <Section>
        <LinkList sections={sections} />
      </Section>
    </>
  )
}

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'site-index')
  return {
    pageProps: { intro: getPageIntro(site, page), sections: getSiteSections(site, build.today) },
    head: createMetadata(site, page),
    listedCollections: ['pages'],
  }
}
