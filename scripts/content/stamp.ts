// Tells whether somebody has touched a file, without reading it.
import type { Stats } from 'node:fs'

/** Another one after each change, even of the same words: no program can set the time of the last change (ctime). */
export const stampOf = ({ size, ino, ctimeMs }: Stats): string => `${size} ${ino} ${ctimeMs}`

/** Milliseconds within which a disk may give two changes of a file the same time, so that the stamp tells nothing. */
export const GRAIN = 50
