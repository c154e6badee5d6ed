// A page that is its words: a new file in content/pages needs nothing else.
import type { PageInput, PageData } from '../../renderer/page-context'
import { pageBySlug } from '../_data/entries'
import { headOf } from '../_data/metadata'
import { introOf, type IntroData } from '../_data/page-intro'
import { IntroText, IntroTop } from '../page-intro'

type Props = { intro: IntroData }

export function Page({ intro }: Props) {
  return (
    <>
      <IntroTop intro={intro} />
      <IntroText intro={intro} />
    </>
  )
}

export function data({ site, urlPathname }: PageInput): PageData<Props> {
  const page = pageBySlug(site, urlPathname.slice(1))
  return { pageProps: { intro: introOf(site, page) }, head: headOf(site, page) }
}
