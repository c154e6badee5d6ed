// What came of a file besides its own text: the outside links, and the pictures that its reader asked for.
import type { ReadContext } from '../../../model/schema/field'
import type { PictureSize } from '../../../model/images/inspect-image'
import type { PictureSizes } from '../../../model/source/read-content'
import { hashOfShared } from '../../../model/hash'

export type Facts = {
  /** The hash of the names of outside links. */
  readonly links: string
  /** By their names; null stands for one that is not there. */
  readonly pictures: Readonly<Record<string, PictureSize | null>>
}

/** The same context, which remembers what a reader asks of it; `facts` tells it when the file has been read. */
export function watchReading(context: ReadContext) {
  const { pictures, asked } = watch(context.pictures)
  const facts = (): Facts => ({
    links: hashOfShared(context.outsideLinks),
    pictures: Object.fromEntries([...asked].map((name) => [name, context.pictures[name] ?? null])),
  })
  return { watched: { ...context, pictures }, facts }
}

/** Whether a reader would be told the same. */
export function areStillTrue({ links, pictures }: Facts, context: ReadContext): boolean {
  return (
    links === hashOfShared(context.outsideLinks) &&
    Object.keys(pictures).every((name) => isSame(context.pictures[name], pictures[name]))
  )
}

type Asked = PictureSize | null | undefined

const isSame = (now: Asked, then: Asked) =>
  now?.width === then?.width && now?.height === then?.height

/** The same pictures, which remember the names of those that somebody asked for. */
function watch(pictures: PictureSizes) {
  const asked = new Set<string>()
  const remember = (name: string | symbol) => {
    if (typeof name === 'string') asked.add(name)
  }
  const watched = new Proxy(pictures, {
    get: (all, name) => {
      remember(name)
      return Reflect.get(all, name) as PictureSize | undefined
    },
    // What `Object.hasOwn` asks for.
    getOwnPropertyDescriptor: (all, name) => {
      remember(name)
      return Reflect.getOwnPropertyDescriptor(all, name)
    },
  })
  return { pictures: watched, asked }
}
