// Reads values of unknown shape: events and answers of GitHub.

/** Returns true for a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value at a path of property names, or undefined. */
export function readPath(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (current, name) =>
      isRecord(current) && Object.hasOwn(current, name) ? current[name] : undefined,
    value,
  )
}
