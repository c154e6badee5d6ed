// Loads sharp, which decodes and encodes images, lazily: most builds create no new variant.
import type Sharp from 'sharp'

export const loadSharp = async (): Promise<typeof Sharp> => (await import('sharp')).default
