// What a page gets and gives: the contract between the build, the pages and the renderer.
import type { ComponentType, ReactNode } from 'react'
import type { LayoutData } from '../components/layout/layout'
import type { VariantsByFile } from '../components/image/variants'
import type { Day } from '../model/dates/day'
import type { CollectionName } from '../model/collections'
import type { Site } from '../model/site'

/** The circumstances of a build. Nothing in a render reads the clock: `today` is all it knows of time. */
export type BuildContext = {
  /** The day in the clinic's time zone as of which the site is made. */
  readonly today: Day
  /** The base path with both slashes: `/` or `/preview/pr-7/`. */
  readonly base: string
  /** The full address of the public site's root, without a slash at its end. */
  readonly url: string
  /** The pull request that this build previews, or null for the public site. */
  readonly pullRequest: number | null
  /** The content security policy, or null where there is none (the dev server). */
  readonly policy: string | null
  /** When each file was last committed, in Unix seconds, as far as it is known: `content/events/gala.md` is the name of a file. */
  readonly lastCommits: Readonly<Record<string, number>>
  /** The copies of photos from which browsers choose; none where photos are shown as they are (the dev server). */
  readonly variants: VariantsByFile
  /** The addresses of our fonts below the base path. */
  readonly fonts: readonly string[]
}

/** What stands in the head of the document; the title is whole, with the name of the organisation. */
export type PageMetadata = { readonly title: string; readonly description: string }

/** What the data of a page is made from. */
export type PageInput = {
  readonly site: Site
  readonly build: BuildContext
  /** The address without the base: `/events`. */
  readonly urlPathname: string
}

/** What a page's `data` gives back: all that its component shows. It is plain JSON. */
export type PageResult<Props = Readonly<Record<string, unknown>>> = {
  readonly pageProps: Props
  readonly head: PageMetadata
  /** The lists on the page to which staff may want to add an entry. */
  readonly listedCollections?: readonly CollectionName[]
}

/** What the frame's data is made from. */
export type LayoutInput = PageInput & { readonly listedCollections: readonly CollectionName[] }

/** All that the HTML of a page is made of, besides the code: of the same data comes the same HTML. It is plain JSON. */
export type PageContext = Pick<PageResult, 'pageProps' | 'head'> &
  Pick<BuildContext, 'base' | 'policy' | 'variants' | 'fonts'> & {
    /** The address without the base. */
    readonly urlPathname: string
    /** The full public address, or null where there is none. */
    readonly canonical: string | null
    /** Whether search engines may show the page. */
    readonly indexed: boolean
    readonly layout: LayoutData
  }

/** A page that is ready to be rendered: which file makes it, and of what. */
export type ResolvedPage = { readonly template: string; readonly data: PageContext }

/** What the renderer gets from vite-plugin-ssr. */
export type RenderInput = {
  readonly Page: ComponentType<PageResult['pageProps']>
  /** From `pages/_default.page.server.tsx`. */
  readonly exports: {
    /** Header and footer around the page. */
    readonly Layout: ComponentType<LayoutData & { children: ReactNode }>
    readonly getPageContext: (input: RenderInput) => PageContext
  }
}
