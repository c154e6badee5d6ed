// Finds our own phone number without its area code, or with its digits in groups of two as in other countries: "555 01 42".
import type { ContactDoubt } from './contact-doubt'

/** Matches seven digits, or ten of which the last four are in two groups. */
const NUMBER =
  /(?<![\w/.=#+$-]|(?:tel|sms):|\d[)\s.–—-]{1,3})(?:\d{3}[ .-]?\d{2}[ .-]?\d{2}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{2}[ .-]\d{2})(?![\w-]|[ .]\d)/g

/** @param phones our own numbers */
export const findShortPhones = (text: string, phones: readonly string[]): ContactDoubt[] =>
  [...text.matchAll(NUMBER)].flatMap(({ 0: words, index }) => {
    const digits = words.replace(/\D/g, '')
    const [own, another] = phones.filter((phone) => phone.replace(/\D/g, '').endsWith(digits))
    // A value that is nothing but a number is a matter of its field.
    if (own === undefined || another !== undefined || text.trim() === words) return []
    return [
      {
        index,
        problem: {
          code: 'contact-differs',
          severity: 'warning',
          message:
            digits.length === 7
              ? `${words} is our phone number without its area code.`
              : `${words} is our phone number, but its digits are in other groups.`,
          fix: `Write ${own}`,
        },
        edit: { words, written: own },
      },
    ]
  })
