// Remembers the results of functions that are called again with the same argument.
import { noteRead, trackReads } from './read-tracking'

/** Returns a function that computes the value of each key once. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    if (!values.has(key)) values.set(key, compute(key))
    return values.get(key) as Value
  }
}

/** Returns a function that remembers its last value, and computes another one if an argument is not the same object or text. */
export function memoizeLast<Args extends readonly unknown[], Value>(
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  let last: { readonly args: Args; readonly value: Value } | undefined
  return (...args) => {
    if (last === undefined || args.some((arg, index) => arg !== last?.args[index]))
      last = { args, value: compute(...args) }
    return last.value
  }
}

/**
 * Like `memoize`, for keys that are objects and never change: a value is forgotten together with its key. Each call counts as
 * reading what the value was computed from (read-tracking.ts): otherwise only the first page that uses a value would depend on it.
 */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const results = new WeakMap<Key, ReturnType<typeof trackReads<Value>>>()
  return (key) => {
    const known = results.get(key)
    if (known) {
      known.reads.forEach(noteRead)
      return known.value
    }
    const result = trackReads(() => compute(key))
    results.set(key, result)
    return result.value
  }
}
