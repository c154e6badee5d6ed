// The donation page: its button is the one for gifts, and donors find our tax number if it is set.
import { Section } from '../../components/section/section'
import type { PageInput, PageResult } from '../../renderer/page-context'
import { getPage } from '../_data/entries'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'

type Props = { intro: PageIntro; nonprofitStatement: string; ein: string | undefined }

export function Page({ intro, nonprofitStatement, ein }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} buttonVariant="accent" />
      <PageIntroBody intro={intro} />
      {ein === undefined ? null : (
        <Section title="For your taxes" muted>
          <p>
            {nonprofitStatement} Our tax number (EIN) is {ein}.
          </p>
        </Section>
      )}
    </>
  )
}

export function getPageData({ site }: PageInput): PageResult<Props> {
  const page = getPage(site, 'give')
  const { nonprofitStatement, ein } = site.settings
  return {
    pageProps: { intro: getPageIntro(site, page), nonprofitStatement, ein },
    head: createMetadata(site, page),
  }
}
