// The data of a page and of all that stands around it.
import { copiesFor } from '../../components/image/variants'
import type { DocumentData, PageData, PageInput } from '../../renderer/page-context'
import { frameData } from './layout-data'

/** @param data the template's own */
export function documentData(
  input: PageInput,
  data: (input: PageInput) => PageData,
  is404: boolean,
): DocumentData {
  const { build, urlPathname } = input
  const { pageProps, head, lists = [] } = data(input)
  const frame = frameData({ ...input, lists })
  return {
    ...{ pageProps, head, urlPathname, frame },
    ...{
      base: build.base,
      policy: build.policy,
      copies: copiesFor([pageProps, frame], build.copies),
      fonts: build.fonts,
    },
    canonical: is404 ? null : `${build.url}${urlPathname}`,
    indexed: !is404 && build.pullRequest === null,
  }
}
