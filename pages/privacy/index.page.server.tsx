// The page about privacy: its text, and tables of what a browser does here, which a test measures.
import privacyReport from '../../components/privacy/privacy-report.json'
import type { PrivacyReport } from '../../components/privacy/privacy-report'
import {
  OnRequestTable,
  OpeningTable,
  type AskedHosts,
} from '../../components/privacy/privacy-tables'
import { getMapEmbedUrl } from '../../components/contact/street-address'
import { Section } from '../../components/section/section'
import type { PageInput, PageResult } from '../../renderer/page-context'
import type { Site } from '../../model/site'
import { getPage } from '../_data/entries'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'

type Props = { intro: PageIntro; report: PrivacyReport; asked: AskedHosts }

export function Page({ intro, report, asked }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      <Section title="What happens when you open a page" id="site.opening" muted>
        <OpeningTable report={report} />
      </Section>
      <Section title="What happens only if you ask for it" id="site.asking">
        <OnRequestTable report={report} asked={asked} />
      </Section>
    </>
  )
}

export function getPageData({ site }: PageInput): PageResult<Props> {
  const page = getPage(site, 'privacy')
  return {
    pageProps: {
      intro: getPageIntro(site, page),
      report: privacyReport,
      asked: findAskedHosts(site),
    },
    head: createMetadata(site, page),
  }
}

/** The hosts of the same frames as in the content security policy (generator/assets/site-csp.ts). */
const findAskedHosts = ({ settings, pages }: Site): AskedHosts => ({
  map: getHost(getMapEmbedUrl(settings)),
  films: [...new Set(pages.flatMap(({ videoUrl }) => videoUrl ?? []).map(getHost))].sort(),
})

const getHost = (url: string) => new URL(url).host
