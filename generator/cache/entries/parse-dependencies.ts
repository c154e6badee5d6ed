// The dependencies of a parsed entry besides its own text: the external links, the address of the site, the contacts, and the images that the parser looked up.
import type { ParseContext } from '../../../model/schema/field'
import type { ImageSize, ImageSizes } from '../../../model/images/image-size'
import { hashObject } from '../../../model/memoize/hash'

export type ParseDependencies = {
  /** The hash of the named external links and of the contacts, with the address of the site. */
  readonly links: string
  /** Image sizes by file name; null for an image that does not exist. */
  readonly images: Readonly<Record<string, ImageSize | null>>
}

/**
 * Wraps a context so that it records what the parser looks up. Call `getDependencies` after parsing with `trackedContext`.
 */
export function trackDependencies(context: ParseContext) {
  const { trackedImages, names } = trackImages(context.images)
  const getDependencies = (): ParseDependencies => ({
    links: hashLinks(context),
    images: Object.fromEntries([...names].map((name) => [name, context.images[name] ?? null])),
  })
  return { trackedContext: { ...context, images: trackedImages }, getDependencies }
}

/** Returns true if the parser would look up the same values in this context. */
export function areUpToDate({ links, images }: ParseDependencies, context: ParseContext): boolean {
  return (
    links === hashLinks(context) &&
    Object.keys(images).every((name) => isSameSize(context.images[name], images[name]))
  )
}

const hashLinks = ({
  externalLinks,
  hasUnknownLinks,
  siteUrl,
  timeZone,
  contacts,
}: ParseContext): string =>
  hashObject(externalLinks) +
  (siteUrl ?? '') +
  (timeZone ?? '') +
  (contacts ? hashObject(contacts) : '') +
  (hasUnknownLinks === true ? ' and more' : '')

type MaybeSize = ImageSize | null | undefined

const isSameSize = (current: MaybeSize, previous: MaybeSize) =>
  current?.width === previous?.width && current?.height === previous?.height

/** Returns a proxy of the images, and the set of names that are looked up in it. */
function trackImages(images: ImageSizes) {
  const names = new Set<string>()
  const track = (name: string | symbol) => {
    if (typeof name === 'string') names.add(name)
  }
  const trackedImages = new Proxy(images, {
    get: (target, name) => {
      track(name)
      return Reflect.get(target, name) as ImageSize | undefined
    },
    // Called by `Object.hasOwn`.
    getOwnPropertyDescriptor: (target, name) => {
      track(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
  return { trackedImages, names }
}
