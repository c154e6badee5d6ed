// The data of a page and of all that stands around it.
import type { CopiesByFile } from '../components/picture/copies'
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

/** The copies of the photos that the data names, so that another photo does not change the page. */
function copiesFor(data: unknown, copies: CopiesByFile): CopiesByFile {
  if (Object.keys(copies).length === 0) return copies
  const words = new Set(JSON.stringify(data).split(/["/\\]/))
  return Object.fromEntries(Object.entries(copies).filter(([file]) => words.has(file)))
}
