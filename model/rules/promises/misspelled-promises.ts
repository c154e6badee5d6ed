// Promises and laws that people often spell in another way, such as HIPPA and "confidental".

export const HIPAA = String.raw`\b(?:h(?:i{1,2}|y)p{1,3}a{1,3}|h\.i\.p\.p?a\.(?:a\.)?)(?!\w)`
export const CONFIDENTIAL = String.raw`\bconf[iea]n?d[eai]n?[tcs]?(?:i|ia|ie|ai|a|e|ua|iu)?l(?:ly|l?ity)?\b`
export const GUARANTEE = String.raw`\bg(?:ua|au|a|u)r{1,2}[aeiu]n?tee[sd]?\b`

const SPELLINGS: readonly (readonly [pattern: RegExp, right: RegExp, meant: string])[] = [
  [new RegExp(`^${HIPAA}$`, 'i'), /^hipaa$|\./i, 'HIPAA'],
  [
    new RegExp(`^${CONFIDENTIAL}$`, 'i'),
    /^confiden(?:tial(?:ly|ity)?|cial(?:es|idad|mente)?)$/i,
    'confidential',
  ],
  [new RegExp(`^${GUARANTEE}$`, 'i'), /^guarantee[sd]?$/i, 'guarantee'],
]

/** Returns the word that is meant if another spelling of it was typed, or null. */
export function findMeantPromise(words: string): string | null {
  const found = SPELLINGS.find(([pattern]) => pattern.test(words))
  return found === undefined || found[1].test(words) ? null : found[2]
}
