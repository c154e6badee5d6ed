// The data of a page and of all that stands around it.
import type { DocumentData, PageData, PageInput } from '../renderer/types'
import { frameData } from './frame-data'

/** @param data the template's own */
export function documentData(
  input: PageInput,
  data: (input: PageInput) => PageData,
  is404: boolean,
): DocumentData {
  const { build, urlPathname } = input
  const { pageProps, head, lists = [] } = data(input)
  return {
    ...{ pageProps, head, urlPathname },
    ...{ base: build.base, policy: build.policy, copies: build.copies, fonts: build.fonts },
    canonical: is404 ? null : `${build.url}${urlPathname}`,
    indexed: !is404 && build.pullRequest === null,
    frame: frameData({ ...input, lists }),
  }
}
