// Creates the data of a page, including its layout.
import { pickVariants } from '../../components/image/variants'
import type { PageContext, PageResult, PageInput } from '../../renderer/page-context'
import { getLayoutData } from './layout-data'
import { createQuietMetadata } from './metadata'
import { listFeeds } from './metadata/feeds'
import { createShareData } from './metadata/share-data'
import { createStructuredData } from './metadata/structured-data'
import { DEFAULT_LANGUAGE, getPathLanguage } from '../../model/languages'
import { getTranslations } from '../../model/translations/translations'
import { getLocalSite } from './local-site'

/** @param getPageData the function that the template exports */
export function createPageContext(
  input: PageInput,
  getPageData: (input: PageInput) => PageResult,
  is404: boolean,
): PageContext {
  const { build, urlPathname } = input
  const language = getPathLanguage(urlPathname)
  const local = { ...input, site: getLocalSite(input.site, language) }
  const { pageProps, head, indexed = true, listedCollections = [] } = getPageData(local)
  const layout = getLayoutData({ ...local, listedCollections }, input.site)
  const isQuiet = layout.leave !== null
  const metadata = isQuiet ? createQuietMetadata(input.site) : head
  const isIndexed = indexed && !is404 && build.pullRequest === null
  return {
    pageProps,
    head: metadata,
    urlPathname,
    language,
    alternates: getAlternates(input),
    layout,
    base: build.base,
    policy: build.policy,
    speculationRules: build.speculationRules,
    variants: pickVariants([pageProps, layout], build.variants),
    fonts: build.fonts,
    embedStylesheet: build.embedStylesheet,
    canonical: is404 ? null : `${build.url}${urlPathname}`,
    indexed: isIndexed,
    feeds: isIndexed ? listFeeds(input) : [],
    structuredData: isIndexed && !isQuiet ? createStructuredData(input, layout.navigation) : [],
    share: isIndexed ? createShareData(input, metadata, isQuiet) : null,
  }
}

/** Search engines send people whose language is not among ours to the English page. Each version names all, as Google asks for. */
function getAlternates({ site, build, urlPathname }: PageInput): PageContext['alternates'] {
  const versions = getTranslations(site, urlPathname)
  const alternates = versions.map(({ language, path }) => ({ language, url: build.url + path }))
  const original = alternates.find(({ language }) => language === DEFAULT_LANGUAGE)
  return original ? [...alternates, { ...original, language: 'x-default' }] : []
}
