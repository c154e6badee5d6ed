// The data of a page and of all that stands around it.
import { pickVariants } from '../../components/image/variants'
import type { PageContext, PageResult, PageInput } from '../../renderer/page-context'
import { getLayoutData } from './layout-data'

/** @param data the template's own */
export function createPageContext(
  input: PageInput,
  data: (input: PageInput) => PageResult,
  is404: boolean,
): PageContext {
  const { build, urlPathname } = input
  const { pageProps, head, listedCollections = [] } = data(input)
  const layout = getLayoutData({ ...input, listedCollections })
  return {
    ...{ pageProps, head, urlPathname, layout },
    ...{
      base: build.base,
      policy: build.policy,
      variants: pickVariants([pageProps, layout], build.variants),
      fonts: build.fonts,
    },
    canonical: is404 ? null : `${build.url}${urlPathname}`,
    indexed: !is404 && build.pullRequest === null,
  }
}
