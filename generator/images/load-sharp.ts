// The library that decodes and encodes photos, loaded when there is one: most builds make no new copy.
import type Sharp from 'sharp'

export const loadSharp = async (): Promise<typeof Sharp> => (await import('sharp')).default
