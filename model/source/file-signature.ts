// Tells whether somebody has touched a file, without reading it.
import type { Stats } from 'node:fs'

/** Another one after each change, even of the same words: no program can set the time of the last change (ctime). */
export const getFileSignature = ({ size, ino, ctimeMs }: Stats): string =>
  `${size} ${ino} ${ctimeMs}`

/** Milliseconds within which a disk may give two changes of a file the same time. */
const GRAIN = 50

/** Whether a file that changed then may be changed once more without another stamp. Both times are milliseconds since 1970. */
export const isWithinTimestampGranularity = (changed: number, now: number): boolean =>
  now - changed < GRAIN
