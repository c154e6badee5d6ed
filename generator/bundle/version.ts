// The version of the project's own code. A cache that other code wrote is not used.
import { hashSource } from './hash-source.mjs'

/**
 * Returns the version of all code that takes part in a build. In a bundled command it is a constant that scripts/run-bundled.mjs
 * writes there, so the code is read only once.
 */
export const getVersion = (): string => process.env['BUNDLED_VERSION'] ?? hashSource(process.cwd())
