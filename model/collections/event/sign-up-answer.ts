// Answers a sentence in place of yes or no: how people sign up is in a line of its own.
import { toYaml } from '../../front-matter/yaml-form'
import { invalid, type Field, type ParseResult } from '../../schema/field'
import { isWithoutForm } from './event-registration'

const SENTENCE = /^[A-Za-zÀ-ỿ]\S*(?:\s+[A-Za-zÀ-ỿ]\S*){3}/u
const YES = /^(?:yes|s[ií])\s*[,.:;–—-]+\s*(?=\S)/i

/** Extends the answer whether people have to sign up by what to do with a sentence about it. */
export const answerOrSentence = (answer: Field<boolean>): Field<boolean> => ({
  ...answer,
  parse: (typed, context) => {
    const result = answer.parse(typed, context)
    return 'problem' in result && result.problem.replacement === undefined && SENTENCE.test(typed)
      ? rejectSentence(typed, result.problem.message)
      : result
  },
})

function rejectSentence(typed: string, message: string): ParseResult<boolean> {
  const words = typed.replace(YES, '')
  const sentence = toYaml(words.charAt(0).toUpperCase() + words.slice(1))
  if (!isWithoutForm({ registration: words }) || /^no\b/i.test(words))
    return invalid(
      'yes-or-no',
      message,
      `Write yes or no here, and add the line registration: ${sentence}`,
    )
  const { problem } = invalid(
    'yes-or-no',
    message,
    `People sign up without a form, so write no here, and add a line registration: ${sentence}`,
    'no',
  )
  const companion = { field: 'registration', value: sentence, rivals: ['registration_url'] }
  return { problem: { ...problem, companion } }
}
