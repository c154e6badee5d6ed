// The problems of HTML elements; pictures have advice of their own.
import type { ProblemDetails } from '../../../problems/problem'
import { isDroppedImage } from '../../../remote-images/remote-image-problems'
import { describeDropped } from '../../tree/picture-advice'
import { createQuestionProblem, readQuestions } from './question-problems'

const MAX_SHOWN_LENGTH = 80

/** @param replacement the Markdown for the element, or null */
export function createElementProblem(element: string, replacement: string | null): ProblemDetails {
  const url = /^<img\s[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(element)?.[1]
  if (url !== undefined && isDroppedImage(url))
    return describeDropped(/\balt\s*=\s*(["'])(.*?)\1/i.exec(element)?.[2] ?? '')
  return {
    code: 'html-in-text',
    message: `${nameCodes(element)} for browsers, and such codes do not work here.`,
    fix:
      replacement === null
        ? 'Write the words without it. To show the character < itself, write \\<'
        : `Write ${replacement.trim()}`,
    ...(replacement === null ? {} : { replacement }),
  }
}

/**
 * Creates the problem of several elements.
 * @param replacement the Markdown for all of them, or null
 * @param otherLines the lines of the other boxes among them, in parentheses; empty if there are none
 */
export function createBlockProblem(
  source: string,
  replacement: string | null,
  otherLines: string,
): ProblemDetails {
  const [line = '', ...others] = (replacement ?? '').split('\n')
  const post = FOREIGN_POST.test(source) ? POST_URL.exec(source)?.[1] : undefined
  if (post !== undefined) return createPostProblem(post)
  const questions = readQuestions(replacement)
  if (replacement !== null && questions.length > 0)
    return { ...createQuestionProblem(questions, source, otherLines), replacement }
  const isWord = /\bclass=["']?Mso|<o:p>|\bmso-/i.test(source)
  return {
    code: 'html-in-text',
    message: isWord
      ? 'These lines are full of codes that Word writes for browsers, and none of them works here.'
      : `${nameCodes(replacement === null ? findTag(source) : findElement(source))} for browsers, and such codes do not work here${otherLines}.`,
    fix:
      replacement === null && (source.match(/<\w/g)?.length ?? 0) < 2
        ? 'Write the words without it. To show the character < itself, write \\<'
        : replacement === null
          ? 'Write the plain words without the codes. A heading begins with ## and a space, and bold words have two stars on both sides.'
          : others.length === 0
            ? `Write ${line}`
            : line.startsWith(':::')
              ? otherLines === ''
                ? (adviseOnBox(line, others) ??
                  `Write the words without the codes, between a line ${line} and a line :::`)
                : `Write the words of each one without the codes, between a line such as ${line} and a line :::`
              : adviseOnLines(line, others),
    ...(replacement === null ? {} : { replacement }),
  }
}

/** The code that a social network gives for a post. */
const FOREIGN_POST =
  /class=["']?(?:instagram-media|tiktok-embed|twitter-tweet|fb-(?:post|video)|text-post-media)/i
const POST_URL =
  /(?:data-instgrm-permalink|cite|data-href|href)=["']?(https:\/\/(?:www\.)?(?:instagram|tiktok|twitter|x|facebook|threads)\.(?:com|net)\/[^"'\s?>]+)/i

const createPostProblem = (url: string): ProblemDetails => ({
  code: 'html-in-text',
  message: 'This is the code of a post on another website, and a text cannot show one.',
  fix: `Write a link in its place: [See our post](${url})`,
})

/** Says how a box with one line of words is written; null for a longer one. */
const adviseOnBox = (line: string, [words = '', end]: readonly string[]): string | null =>
  end === ':::'
    ? `In place of these lines, write three lines, without the quotation marks: first "${line}", then "${words}", then ":::"`
    : null

/** Says how several lines are written, with the first of them. */
function adviseOnLines(line: string, [next = '']: readonly string[]): string {
  if (/^(?:-|\d+\.) /.test(line)) return `Write each item on a line like this: ${line}`
  if (line.startsWith('|'))
    return `Write each row on a line like this, with ${next} below the first one: ${line}`
  return `Write the words without the codes. The first line is: ${line}`
}

/** Returns an element with its words, or what begins with its tag. */
const findElement = (source: string): string =>
  findOuterTags(source) ?? /<([a-z]\w*)[^<>]*>[^<\n]*<\/\1>/i.exec(source)?.[0] ?? source

/** Returns the tags of the one box around everything, or null. */
function findOuterTags(source: string): string | null {
  const [, start = '', , end = ''] =
    /^\s*(<(div|section|aside)\b[^<>]*>)[^]*(<\/\2>)\s*$/i.exec(source) ?? []
  return start === '' ? null : start + end
}

const findTag = (source: string): string => /<[a-z/!][^<>]*>/i.exec(source)?.[0] ?? source

/** Names the code before and after some words, which are no code themselves. */
function nameCodes(element: string): string {
  const [, start, end] = /^(<[a-z]\w*(?:\s[^<>]*)?>)[^<\n]*(<\/\w+>)$/i.exec(element.trim()) ?? []
  return start === undefined || end === undefined
    ? `${shorten(element)} is a code`
    : `${shorten(start)} and ${end} are codes`
}

function shorten(source: string): string {
  const [line = ''] = source.slice(source.indexOf('<')).split('\n')
  return line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH)}…` : line
}
