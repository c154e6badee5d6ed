// Notes a sentence without its "not", which then says that we do to visitors what we promise not to do: "We will judge you".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'

/** Matches what we do to nobody, up to the words "you" or "your". */
const DEED =
  '(?:be (?:disappointed|angry|upset|ashamed|mad) (?:in|with|at|of) you|(?:judge|pressure|force|shame|blame|scold|lecture|rush|hurry|reject|condemn|trick) you|turn you away|laugh at you|look down on you|think less of you|decide (?:this |it )?for you|make (?:the|this|your) (?:decision|choice) for you|tell your (?:parents|mother|father|family|boyfriend|husband|school|boss)|share (?:your (?:name|story|number|information)|what you (?:say|tell us)) with (?:anyone|anybody|others|your [a-z]+))'
const DONE =
  '(?:judged|pressured|pushed|forced|shamed|blamed|scolded|lectured|rushed|turned away|rejected|laughed at|condemned)'
const ENGLISH = `\\b(?:[Ww]e(?:[’']ll| (?:will|would|do|are going to|shall))|(?:[Oo]ur|[Tt]he) (?:nurses?|staff|team|counselors?|volunteers?) (?:will|would|do)) ${DEED}|\\b[Yy]ou(?:[’']ll| (?:will|would|are going to)) be ${DONE}\\b`
const SPANISH =
  '(?<![A-Za-zÀ-ỿ])(?:[Ll][eao]|[Tt]e) (?:juzgaremos|presionaremos|obligaremos|culparemos|regañaremos|avergonzaremos|rechazaremos|apuraremos|condenaremos)|(?<![A-Za-zÀ-ỿ])[Nn]os (?:decepcionará|enojaremos|burlaremos|(?:sentiremos|quedaremos) (?:decepcionad|avergonzad|enojad|molest|disgustad)[oa]s)(?![A-Za-zÀ-ỿ])|(?<![A-Za-zÀ-ỿ])(?:[Uu]sted )?(?:[Ss]erá|[Ss]e sentirá) (?:juzgad|presionad|obligad|rechazad|culpad|avergonzad)[oa](?![A-Za-zÀ-ỿ])'
const THREAT = new RegExp(`${ENGLISH}|${SPANISH}`, 'gu')
/** Matches, in little time, all texts with such words. */
const MAY_THREATEN =
  /(?:will|would|do|to|shall|[’']ll) (?:be [a-z]{3,}|[a-z]{4,} (?:you|your|at you|for you|less|down|the|this)\b|share)|[aei]remos|decepcionará|(?:será|sentirá) [a-z]/iu
/** Matches a "not" in other words, and words of people who fear it. */
const NOT =
  /(?<![A-Za-zÀ-ỿ])(?:not|never|no|nobody|none|nothing|nor|neither|without|only|if|whether|unless|when|until|before|ask|consent|permission|law|danger|afraid|fear\w*|worr\w+|think|thought|might|may|expect\w*|wonder\w*|lie|lies|so|nunca|nadie|nada|ni|sin|si|cuando|solo|sólo|miedo|teme\w*|piensa\w*|cree\w*|quizás?)(?![A-Za-zÀ-ỿ])|n[’']t\b|\?|[“"«]/iu
const SENTENCE = /[^.!?\n]+[.!?]?/g

export function checkLostNot(text: SplitText): LocatedProblem[] {
  return findInFile(text, findThreats, MAY_THREATEN).map(({ words, field, line, column }) => ({
    code: 'not-missing',
    severity: 'warning',
    message: `"${words}" says that we do this to visitors. The word "${isSpanish(words) ? 'no' : 'not'}" seems to be missing.`,
    fix: `Write "${negate(words)}"`,
    ...(field === null ? {} : { field }),
    line,
    column,
  }))
}

const findThreats = (text: string) =>
  [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index: start }) =>
    NOT.test(sentence)
      ? []
      : [...sentence.matchAll(THREAT)].map(({ 0: words, index }) => ({
          words,
          index: start + index,
        })),
  )

const isSpanish = (words: string): boolean => /[aeo]remos$|^nos |d[oa]s?$/iu.test(words)

const negate = (words: string): string =>
  isSpanish(words)
    ? `${/^[A-ZÀ-Þ]/u.test(words) ? 'No' : 'no'} ${words.charAt(0).toLowerCase()}${words.slice(1)}`
    : words.replace(/(?<=[’']ll| (?:will|would|do|are|shall))(?= )/u, ' not')
