// Remembers the results of functions that are called again with the same argument.

/** Returns a function that computes the value of each key once. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  return memoizeIn(new Map<Key, Value>(), compute)
}

/** Like `memoize`, for keys that are objects and never change: a value is forgotten together with its key. */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  return memoizeIn(new WeakMap<Key, Value>(), compute)
}

type Cache<Key, Value> = {
  readonly has: (key: Key) => boolean
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => unknown
}

function memoizeIn<Key, Value>(cache: Cache<Key, Value>, compute: (key: Key) => Value) {
  return (key: Key): Value => {
    if (!cache.has(key)) cache.set(key, compute(key))
    return cache.get(key) as Value
  }
}
