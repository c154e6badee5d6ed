// What a page gets and gives: the contract between the build, the pages and the renderer.
import type { ComponentType, ReactNode } from 'react'
import type { CopiesByFile } from '../components/picture/copies'
import type { Day } from '../scripts/content/day'
import type { CollectionName } from '../scripts/content/kinds'
import type { Site } from '../scripts/content/site'

/** The circumstances of a build. Nothing in a render reads the clock: `today` is all it knows of time. */
export type Build = {
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
  /** The day of the last change of each file, as far as it is known: `content/events/gala.md` is the name of a file. */
  readonly lastChanged: Readonly<Record<string, Day>>
  /** The copies of photos from which browsers choose; none where photos are shown as they are (the dev server). */
  readonly copies: CopiesByFile
}

/** What stands in the head of the document; the title is whole, with the name of the organisation. */
export type Head = { readonly title: string; readonly description: string }

/** What a page's `onBeforeRender` is given. */
export type PageInput = {
  readonly site: Site
  readonly build: Build
  /** The address without the base: `/events`. */
  readonly urlPathname: string
  readonly routeParams: Readonly<Record<string, string>>
}

/** What a page's `onBeforeRender` gives back. */
export type PageOutput<Props> = {
  readonly pageContext: {
    readonly pageProps: Props
    readonly head: Head
    /** The lists on the page to which staff may want to add an entry. */
    readonly lists?: readonly CollectionName[]
  }
}

/** What the frame around every page is given. */
export type FrameInput = Pick<PageInput, 'site' | 'build' | 'urlPathname'> & {
  readonly lists: readonly CollectionName[]
}

/** What the renderer gets from vite-plugin-ssr, page and build together. */
export type RenderInput = PageInput & {
  readonly Page: ComponentType<Record<string, unknown>>
  readonly pageProps: Record<string, unknown>
  readonly head: Head
  readonly lists?: readonly CollectionName[]
  /** Header and footer around the page, from `pages/_default.page.server.tsx`. */
  readonly exports: { readonly Frame: ComponentType<FrameInput & { children: ReactNode }> }
  readonly is404?: boolean
}
