// Detects whether a file has been written since, without reading it.
import type { Stats } from 'node:fs'

/** Returns a signature that changes with every write, even of the same bytes, because no program can set the change time (ctime). */
export const getFileSignature = ({ size, ino, ctimeMs }: Stats): string =>
  `${size} ${ino} ${ctimeMs}`

/** File systems may give two writes within this time the same timestamp. */
const TIMESTAMP_GRANULARITY_MS = 50

/** Returns whether a file could be written again without a new signature. Both times are milliseconds since 1970. */
export const isWithinTimestampGranularity = (changed: number, now: number): boolean =>
  now - changed < TIMESTAMP_GRANULARITY_MS
