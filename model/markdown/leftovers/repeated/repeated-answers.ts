// Finds an answer that is still that of another question: the question was copied with it, and only its own words were changed.
import type { FindLeftovers, Leftover, Line } from '../leftover'
import { getAnswer, getQuestion, listAnswerLines } from './repeated-questions'

/** In characters: a shorter answer fits several questions. */
const MIN_LENGTH = 40
const MIN_WORDS = 8
/** Two answers with a shorter beginning in common may have it on purpose. */
const MIN_BEGINNING_LENGTH = 70
const MIN_BEGINNING_WORDS = 12
/** Matches an answer that only says where the real one is, or whom to ask. */
const POINTS_ELSEWHERE =
  /^(?:(?:yes|no|si|please|por favor|it depends|depende)[.,:;!]* )?(?:please |por favor,? )?(?:see|read|call|write|email|ask|contact|visit|tell us|as above|vea|lea|llam|escrib|pregunt|comuniquese|hable)/
const MAX_POINTER_LENGTH = 80

type Answer = { readonly question: string; readonly words: string }

export const findRepeatedAnswers: FindLeftovers = (text, _source, blocks) => {
  if (!text.includes('?') && !text.includes(':::')) return []
  const lines = blocks.flat()
  const seen: Answer[] = []
  for (const [index, line] of lines.entries()) {
    const question = getQuestion(line)
    if (question === undefined) continue
    const below = listAnswerLines(lines.slice(index + 1))
    const words = getAnswer(below)
    if (isLong(words) && !isPointer(words)) {
      const other = seen.find((answer) => answer.question !== question && isSame(answer, words))
      if (other) return [createLeftover(question, other, below, other.words === words)]
    }
    seen.push({ question, words })
  }
  return []
}

const isLong = (words: string): boolean =>
  words.length >= MIN_LENGTH && words.split(' ').length >= MIN_WORDS

const isPointer = (words: string): boolean =>
  words.length <= MAX_POINTER_LENGTH && POINTS_ELSEWHERE.test(words)

/** Returns whether two answers are the same, or begin with the same long words. */
function isSame({ words }: Answer, other: string): boolean {
  if (words === other) return true
  const [first, second] = [words.split(' '), other.split(' ')]
  const end = first.findIndex((word, index) => word !== second[index])
  const shared = first.slice(0, end === -1 ? undefined : end)
  return shared.length >= MIN_BEGINNING_WORDS && shared.join(' ').length >= MIN_BEGINNING_LENGTH
}

function createLeftover(
  question: string,
  other: Answer,
  below: readonly Line[],
  isWhole: boolean,
): Leftover {
  const span = { start: below[0]?.start ?? 0, end: below.at(-1)?.end ?? 0 }
  return {
    problem: {
      code: 'text-twice',
      severity: 'warning',
      message: `${isWhole ? 'This answer is the same as' : 'This answer begins with the same words as'} that of "${other.question}".`,
      fix: `Write the answer to "${question}" here. If these words are right for both, there is nothing to do.`,
    },
    at: span.start,
    span,
    claims: [span],
  }
}
