// Creates the data of a page, including its layout.
import { pickVariants } from '../../components/image/variants'
import type { PageContext, PageResult, PageInput } from '../../renderer/page-context'
import { getLayoutData } from './layout-data'
import { createQuietMetadata } from './metadata'

/** @param getPageData the function that the template exports */
export function createPageContext(
  input: PageInput,
  getPageData: (input: PageInput) => PageResult,
  is404: boolean,
): PageContext {
  const { build, urlPathname } = input
  const { pageProps, head, indexed = true, listedCollections = [] } = getPageData(input)
  const layout = getLayoutData({ ...input, listedCollections })
  return {
    pageProps,
    head: layout.leave === null ? head : createQuietMetadata(input.site),
    urlPathname,
    layout,
    base: build.base,
    policy: build.policy,
    speculationRules: build.speculationRules,
    variants: pickVariants([pageProps, layout], build.variants),
    fonts: build.fonts,
    embedStylesheet: build.embedStylesheet,
    canonical: is404 ? null : `${build.url}${urlPathname}`,
    indexed: indexed && !is404 && build.pullRequest === null,
  }
}
