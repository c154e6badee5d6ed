// The contract between the build, the pages and the renderer.
import type { ComponentType, ReactNode } from 'react'
import type { JsonLdObject } from 'schema-dts'
import type { LayoutData } from '../components/layout/layout'
import type { VariantsByFile } from '../components/image/variants'
import type { GitHubBranch } from '../model/github-branch'
import type { Day } from '../model/dates/day'
import type { CollectionName } from '../model/collections'
import type { Site } from '../model/site'
import type { Language } from '../model/languages'

/** The inputs of a build that are not content. Rendering never reads the clock: `today` is the only date it depends on. */
export type BuildContext = {
  /** The day of the build in the clinic's time zone. */
  readonly today: Day
  /** The base path with both slashes: `/` or `/preview/pr-7/`. */
  readonly base: string
  /** The absolute URL of the public site's root, without a trailing slash. */
  readonly url: string
  /** The pull request that this build previews, or null for the public site. */
  readonly pullRequest: number | null
  /** Whether there are calendar files. Only the public site has them, so that nobody subscribes to what is not public yet. */
  readonly hasCalendar: boolean
  /** The branch of that pull request, if it is known. */
  readonly branch?: GitHubBranch | undefined
  /** The path of the pages that review it, with the base, if there are any. */
  readonly reviewPath?: string | undefined
  /** The content security policy, or null in the dev server. */
  readonly policy: string | null
  /** The rules for prefetching, as JSON. */
  readonly speculationRules: string
  /** The time of each file's last commit, in Unix seconds, by path such as `content/events/gala.md`; unknown ones are missing. */
  readonly lastCommits: Readonly<Record<string, number>>
  /** The number of each file's commits, by the same paths. */
  readonly commitCounts: Readonly<Record<string, number>>
  /** The responsive variants of images; empty in the dev server, which serves the original images. */
  readonly variants: VariantsByFile
  /** The images of shared links. Previews have none, because nobody outside should share them, and neither has the dev server. */
  readonly shareImages?: ShareImages | undefined
  /** The paths of the web fonts, relative to the base path. */
  readonly fonts: readonly string[]
  /** The path of the stylesheet of iframes, relative to the base path. */
  readonly embedStylesheet: string
}

/** The metadata in the document head; the title includes the name of the organization. */
export type PageMetadata = { readonly title: string; readonly description: string }

/** What apps show when someone shares a link to the page (Open Graph, https://ogp.me). */
export type ShareData = PageMetadata & {
  readonly siteName: string
  /** The canonical URL. */
  readonly url: string
  /** The day on which a post was published; null for all other pages. */
  readonly publishedOn: Day | null
  readonly image: ShareImage | null
}

/** A feed: its media type, and its path with the base. */
export type FeedLink = { readonly type: string; readonly href: string }

export type ShareImage = {
  /** The absolute URL. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The images of shared links by the paths of their pages; all other pages share the neutral one. */
export type ShareImages = {
  readonly neutral: ShareImage
  readonly byPath: Readonly<Record<string, ShareImage>>
}

/** The input from which the data of a page is created. */
export type PageInput = {
  readonly site: Site
  readonly build: BuildContext
  /** The path without the base: `/events`. */
  readonly urlPathname: string
}

/** The result of a page's `getPageData`: everything that its component shows, as plain JSON. */
export type PageResult<Props = Readonly<Record<string, unknown>>> = {
  readonly pageProps: Props
  readonly head: PageMetadata
  /** Whether search engines may index the page; true by default. */
  readonly indexed?: boolean
  /** The collections listed on the page, to which staff may want to add an entry. */
  readonly listedCollections?: readonly CollectionName[]
}

/** The input from which the data of the layout is created. */
export type LayoutInput = PageInput & { readonly listedCollections: readonly CollectionName[] }

/** Everything that the HTML of a page depends on, except code: equal data results in equal HTML. It is plain JSON. */
export type PageContext = Pick<PageResult, 'pageProps' | 'head'> &
  Pick<
    BuildContext,
    'base' | 'policy' | 'speculationRules' | 'variants' | 'fonts' | 'embedStylesheet'
  > & {
    /** The path without the base. */
    readonly urlPathname: string
    readonly language: Language
    /** The public URLs of the page in every language, also in its own; empty if there is only one. */
    readonly alternates: readonly {
      readonly language: Language | 'x-default'
      readonly url: string
    }[]
    /** The canonical public URL, or null on the error page. */
    readonly canonical: string | null
    /** Whether search engines may index the page. */
    readonly indexed: boolean
    /** Null on pages that are not for the public, such as those of a preview. */
    readonly share: ShareData | null
    /** The feeds of posts that an app for feeds finds by the URL of the page. */
    readonly feeds: readonly FeedLink[]
    /** What search engines read in the words of schema.org; empty on pages that are sensitive or not for the public. */
    readonly structuredData: readonly JsonLdObject[]
    readonly layout: LayoutData
  }

/** A page that is ready to be rendered: the file of its template, and its data. */
export type ResolvedPage = { readonly template: string; readonly data: PageContext }

/** The input that the renderer receives from vite-plugin-ssr. */
export type RenderInput = {
  readonly Page: ComponentType<PageResult['pageProps']>
  /** The exports of `pages/_default.page.server.tsx`. */
  readonly exports: {
    /** Renders the header, footer and everything else around the page. */
    readonly Layout: ComponentType<LayoutData & { children: ReactNode }>
    readonly getPageContext: (input: RenderInput) => PageContext
  }
}
