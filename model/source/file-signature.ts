// Detects whether a file has been written since, without reading it.
import type { BigIntStats } from 'node:fs'

/**
 * Returns a signature that changes with every write, even of the same bytes, because no program can set the change time (ctime).
 * It takes big integers because the inodes of Windows are larger than a number can be.
 */
export const getFileSignature = ({ size, ino, ctimeNs }: BigIntStats): string =>
  `${size} ${ino} ${ctimeNs}`

const NANOSECONDS_PER_MILLISECOND = 1e6

/** Returns the time of the last change (ctime), in milliseconds since 1970. */
export const getChangeTime = ({ ctimeNs }: BigIntStats): number =>
  Number(ctimeNs) / NANOSECONDS_PER_MILLISECOND

/** File systems may give two writes within this time the same timestamp. */
const TIMESTAMP_GRANULARITY_MS = 50

/** Returns whether a file could be written again without a new signature. Both times are milliseconds since 1970. */
export const isWithinTimestampGranularity = (changed: number, now: number): boolean =>
  now - changed < TIMESTAMP_GRANULARITY_MS
