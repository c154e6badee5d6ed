// Recovers the letters of a text that a program has saved in the encoding of older versions of Windows.
import type { TextEdit } from '../problems/problem'
import { WINDOWS_1252 } from './character-rules'

/** Matches a line with characters that texts in English and Spanish do not have: it may be in yet another encoding. */
const OTHER_LETTERS =
  /[^\n\r\t\x20-\x7e\xa0áéíóúüñÁÉÍÓÚÜÑàèêëïöçâôäÇÉ¿¡«»‹›“”‘’‚„–—…•·°ºª©®™½¼¾€£¢§×]/
/** Matches a dash within a word, which is an accented letter in the encoding of older Macs. */
const DASH_IN_WORD = /[a-z][–—][a-z]/

/** Returns the edit that writes the lines which are not UTF-8 as they were meant, or null if that is not certain. */
export function recoverLetters(bytes: Uint8Array): TextEdit | null {
  const lines = splitLines(bytes).map(decodeLine)
  const first = lines.findIndex(({ isRecovered }) => isRecovered)
  const last = lines.findLastIndex(({ isRecovered }) => isRecovered)
  const recovered = lines.slice(first, last + 1)
  const isUncertain = recovered.some(
    ({ text, isRecovered }) => isRecovered && (OTHER_LETTERS.test(text) || DASH_IN_WORD.test(text)),
  )
  if (first === -1 || isUncertain) return null
  const text = recovered.map((line) => line.text.replace(/\r$/, '')).join('\n')
  return { line: first + 1, endLine: last + 1, text }
}

function decodeLine(bytes: Uint8Array): { text: string; isRecovered: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isRecovered: false }
  } catch {
    // Some versions of Node decode these bytes as those of Latin-1, which are invisible.
    const text = Array.from(bytes, (byte) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte))
    return { text: text.join(''), isRecovered: true }
  }
}

const NEWLINE = 10

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return [...lines, bytes.subarray(start)]
}
