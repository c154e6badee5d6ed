// Which pages are as the last build left them, and which are to be rendered.
import { isDeepStrictEqual } from 'node:util'
import type { PageDocument } from '../../renderer/page-context'
import { comparable, type Comparable } from '../cache/entries/data-digest'
import { hashOf, hashOfShared } from '../../model/hash'
import type { KeptHtml } from '../cache/pages/html-cache'
import type { KeptPage, KeptSite } from '../cache/pages/page-cache'

/** What there is to make pages of. */
export type Source = {
  readonly addresses: readonly string[]
  readonly documentAt: (address: string) => PageDocument
  /** The site and the build, of which all pages are made, without their texts. */
  readonly outline: Comparable
}

type Changed = Pick<KeptPage, 'key' | 'texts'> & {
  readonly document: PageDocument
  readonly address: string
}

/** What is to be rendered has its data with it. */
export function compareWithLast(
  { addresses, documentAt, outline: { json, texts } }: Source,
  last: KeptSite,
  isWhole: KeptHtml['isWhole'],
) {
  const outline = hashOf(json)
  const textsNow = new Set(texts)
  // When nothing but texts has changed, only pages with another text can be others.
  const isUntouched = (page: KeptPage) =>
    last.outline === outline && page.texts.every((text) => textsNow.has(text))
  const reused = new Map<string, KeptPage>()
  const changed: Changed[] = []
  for (const address of addresses) {
    const page = last.pages.get(address)
    if (page !== undefined && isUntouched(page) && isWhole(page)) {
      reused.set(address, page)
      continue
    }
    const document = documentAt(address)
    const made = keyOf(document)
    const isSame = page?.key === made.key && isWhole(page)
    // The same data may have been made of other texts.
    if (isSame)
      reused.set(address, isDeepStrictEqual(page.texts, made.texts) ? page : { ...page, ...made })
    else changed.push({ document, address, ...made })
  }
  return { outline, reused, changed }
}

/** The key of two pages is the same when their HTML is. */
function keyOf({ template, data }: PageDocument): Pick<KeptPage, 'key' | 'texts'> {
  const { pageProps, frame, ...others } = data
  const { settings, affiliates, ...own } = frame
  const around = [template, others, own, hashOfShared(settings), hashOfShared(affiliates)]
  const { json, texts } = comparable(pageProps)
  return { key: hashOf(JSON.stringify(around) + json), texts }
}
