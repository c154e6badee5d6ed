// No two parts of a page may have the same id: a link to one of them would lead to the other, and the build would refuse the page.
import type { AnyEntry } from '../kind'
import { RESERVED_IDS } from '../markdown/headings'
import { problem, type Finding, type Problem } from '../problem'
import { placeOfField, type ReadEntry } from '../read-entry'
import { LISTED } from './references'

/** Headings and other parts of one text never have the same id, so what is left are the entries of lists. */
export function checkPlaces(read: readonly ReadEntry[]): Problem[] {
  return LISTED.flatMap(({ lists, kind, idOf }) => {
    const pages = read.map(({ entry }) => entry).filter(isAt(lists))
    return read
      .filter((one) => one.kind === kind)
      .flatMap((one) => {
        const id = idOf(one.entry)
        const page = pages.find(({ body }) => body.headings.some((heading) => heading.id === id))
        const finding = id.startsWith(RESERVED_IDS)
          ? reserved(id)
          : page === undefined
            ? null
            : taken(id, page.file)
        if (finding === null) return []
        const place = 'id' in one.kind.fields ? placeOfField(one, 'id') : { file: one.entry.file }
        return [problem(finding, place)]
      })
  })
}

const isAt =
  (addresses: readonly string[]) =>
  ({ pageAddress }: AnyEntry) =>
    pageAddress !== null && addresses.includes(pageAddress)

const taken = (id: string, file: string): Finding => ({
  code: 'place-twice',
  message: `A heading in ${file} is called ${id} too, so a link to it could lead to the wrong one.`,
  fix: `Use another name in place of ${id}, or change the words of that heading.`,
})

const reserved = (id: string): Finding => ({
  code: 'place-twice',
  message: `Names that begin with ${RESERVED_IDS} are used by the website itself.`,
  fix: `Use another name, for example our-${id}`,
})
