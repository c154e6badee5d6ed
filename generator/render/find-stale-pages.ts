// Which pages are as the last build left them, and which are to be rendered.
import { isDeepStrictEqual } from 'node:util'
import type { ResolvedPage } from '../../renderer/page-context'
import { createDigest, type Digest } from '../cache/entries/data-digest'
import { computeHash, hashShared } from '../../model/hash'
import type { HtmlCache } from '../cache/pages/html-cache'
import type { CachedPage, CachedSite } from '../cache/pages/page-cache'

/** What there is to make pages of. */
export type PageSource = {
  readonly addresses: readonly string[]
  readonly resolvePage: (address: string) => ResolvedPage
  /** The site and the build, of which all pages are made, without their texts. */
  readonly outline: Digest
}

type StalePage = Pick<CachedPage, 'key' | 'texts'> & {
  readonly document: ResolvedPage
  readonly address: string
}

/** What is to be rendered has its data with it. */
export function findStalePages(
  { addresses, resolvePage, outline: { json, texts } }: PageSource,
  last: CachedSite,
  isWhole: HtmlCache['isWhole'],
) {
  const outline = computeHash(json)
  const textsNow = new Set(texts)
  // When nothing but texts has changed, only pages with another text can be others.
  const isUntouched = (page: CachedPage) =>
    last.outline === outline && page.texts.every((text) => textsNow.has(text))
  const reused = new Map<string, CachedPage>()
  const changed: StalePage[] = []
  for (const address of addresses) {
    const page = last.pages.get(address)
    if (page !== undefined && isUntouched(page) && isWhole(page)) {
      reused.set(address, page)
      continue
    }
    const document = resolvePage(address)
    const made = computePageKey(document)
    const isSame = page?.key === made.key && isWhole(page)
    // The same data may have been made of other texts.
    if (isSame)
      reused.set(address, isDeepStrictEqual(page.texts, made.texts) ? page : { ...page, ...made })
    else changed.push({ document, address, ...made })
  }
  return { outline, reused, changed }
}

/** The key of two pages is the same when their HTML is. */
function computePageKey({ template, data }: ResolvedPage): Pick<CachedPage, 'key' | 'texts'> {
  const { pageProps, layout, ...others } = data
  const { settings, affiliates, ...own } = layout
  const around = [template, others, own, hashShared(settings), hashShared(affiliates)]
  const { json, texts } = createDigest(pageProps)
  return { key: computeHash(JSON.stringify(around) + json), texts }
}
