// What came of a file besides its own text: the outside links, and the pictures that its reader asked for.
import type { ParseContext } from '../../../model/schema/field'
import type { ImageSize, ImageSizes } from '../../../model/images/image-size'
import { hashShared } from '../../../model/hash'

export type ParseDependencies = {
  /** The hash of the names of outside links. */
  readonly links: string
  /** By their names; null stands for one that is not there. */
  readonly images: Readonly<Record<string, ImageSize | null>>
}

/** The same context, which remembers what a reader asks of it; `facts` tells it when the file has been read. */
export function trackDependencies(context: ParseContext) {
  const { images, asked } = watch(context.images)
  const facts = (): ParseDependencies => ({
    links: hashShared(context.outsideLinks),
    images: Object.fromEntries([...asked].map((name) => [name, context.images[name] ?? null])),
  })
  return { watched: { ...context, images }, facts }
}

/** Whether a reader would be told the same. */
export function areUpToDate({ links, images }: ParseDependencies, context: ParseContext): boolean {
  return (
    links === hashShared(context.outsideLinks) &&
    Object.keys(images).every((name) => isSame(context.images[name], images[name]))
  )
}

type Asked = ImageSize | null | undefined

const isSame = (now: Asked, then: Asked) =>
  now?.width === then?.width && now?.height === then?.height

/** The same pictures, which remember the names of those that somebody asked for. */
function watch(images: ImageSizes) {
  const asked = new Set<string>()
  const remember = (name: string | symbol) => {
    if (typeof name === 'string') asked.add(name)
  }
  const watched = new Proxy(images, {
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
  return { images: watched, asked }
}
