// What came of a file besides its own text: the outside links, and the pictures that its reader asked for.
import type { ParseContext } from '../../../model/schema/field'
import type { ImageSize } from '../../../model/images/inspect-image'
import type { ImageSizes } from '../../../model/source/read-content'
import { hashShared } from '../../../model/hash'

export type ParseDependencies = {
  /** The hash of the names of outside links. */
  readonly links: string
  /** By their names; null stands for one that is not there. */
  readonly pictures: Readonly<Record<string, ImageSize | null>>
}

/** The same context, which remembers what a reader asks of it; `facts` tells it when the file has been read. */
export function trackDependencies(context: ParseContext) {
  const { pictures, asked } = watch(context.pictures)
  const facts = (): ParseDependencies => ({
    links: hashShared(context.outsideLinks),
    pictures: Object.fromEntries([...asked].map((name) => [name, context.pictures[name] ?? null])),
  })
  return { watched: { ...context, pictures }, facts }
}

/** Whether a reader would be told the same. */
export function areUpToDate(
  { links, pictures }: ParseDependencies,
  context: ParseContext,
): boolean {
  return (
    links === hashShared(context.outsideLinks) &&
    Object.keys(pictures).every((name) => isSame(context.pictures[name], pictures[name]))
  )
}

type Asked = ImageSize | null | undefined

const isSame = (now: Asked, then: Asked) =>
  now?.width === then?.width && now?.height === then?.height

/** The same pictures, which remember the names of those that somebody asked for. */
function watch(pictures: ImageSizes) {
  const asked = new Set<string>()
  const remember = (name: string | symbol) => {
    if (typeof name === 'string') asked.add(name)
  }
  const watched = new Proxy(pictures, {
    get: (all, name) => {
      remember(name)
      return Reflect.get(all, name) as ImageSize | undefined
    },
    // What `Object.hasOwn` asks for.
    getOwnPropertyDescriptor: (all, name) => {
      remember(name)
      return Reflect.getOwnPropertyDescriptor(all, name)
    },
  })
  return { pictures: watched, asked }
}
