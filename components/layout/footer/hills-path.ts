// The path of the hills above the footer (tools/codegen/hills-svg.ts). The build adds a hash to its name.

/** Relative to the base path. */
export const HILLS_PATH = 'assets/images/hills.svg'
