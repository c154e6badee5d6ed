// The names that image files may have.

/** Matches the name of a file in content/images. */
export const IMAGE_NAME = /^[a-z0-9][a-z0-9-]*\.(?:svg|jpe?g|png|webp|avif)$/

/** Returns the name that an image file should have: `My Photo.JPG` becomes `my-photo.jpg`. */
export function normalizeImageName(typed: string): string {
  const name = typed.split(/[/\\]/).at(-1) ?? ''
  return name
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9.-]/g, '')
    .replace(/-+/g, '-')
}
