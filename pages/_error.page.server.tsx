// The page for every address that does not exist, written as 404.html. It alone logs the path, to the visitor's own console.
import { ButtonLink } from '../components/button/button-link'
import type { PageInput, PageData } from '../renderer/page-context'
import { NOT_FOUND } from '../model/collections/page'
import { pageBySlug } from './_data/entries'
import { headOf } from './_data/metadata'
import { introOf, type IntroData } from './_data/page-intro'
import { IntroText, IntroTop } from './page-intro'

type Props = { intro: IntroData }

export function Page({ intro }: Props) {
  return (
    <div data-not-found="">
      <IntroTop
        intro={intro}
        actions={
          <>
            <ButtonLink to="/">Return to Home</ButtonLink>
            <ButtonLink to="/contact" look="outlined">
              Contact Us
            </ButtonLink>
          </>
        }
      />
      <IntroText intro={intro} />
    </div>
  )
}

export function data({ site }: PageInput): PageData<Props> {
  const page = pageBySlug(site, NOT_FOUND)
  return { pageProps: { intro: introOf(site, page) }, head: headOf(site, page) }
}
