// The size of an image as visitors see it.

/** In CSS pixels, with the rotation applied: a photo taken with the phone held upright is taller than it is wide. */
export type ImageSize = { readonly width: number; readonly height: number }

/** Sizes by image file name. */
export type ImageSizes = Readonly<Record<string, ImageSize>>
