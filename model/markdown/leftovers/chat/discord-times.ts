// Finds times that only Discord can show, such as <t:1796772600:t>, and writes them as clocks in our time zone show them.
import { formatDay } from '../../../dates/day'
import { getLocalDateTime, type LocalDateTime } from '../../../dates/local-time'
import { DEFAULT_LANGUAGE } from '../../../languages'
import { listWords } from '../../../text/list-words'
import { getSpan, joinChanges, nameOtherLines, type FindLeftovers } from '../leftover'

/** Matches the seconds since 1970, and how Discord shows them. */
const TIME = /<t:(\d{9,11})(?::([tTdDfFRsS]))?>/g

export const findDiscordTimes: FindLeftovers = (text, source, _blocks, context) => {
  const matches = text.includes('<t:') ? [...text.matchAll(TIME)] : []
  const [first] = matches
  if (first === undefined) return []
  const { timeZone, language = DEFAULT_LANGUAGE } = context
  const spans = matches.map(getSpan)
  const written =
    timeZone === undefined || language !== DEFAULT_LANGUAGE
      ? []
      : matches.map(({ 1: seconds = '', 2: style = 'f', index }) => {
          const words = writeTime(
            getLocalDateTime(new Date(Number(seconds) * 1000), timeZone),
            style,
          )
          return `${getPreposition(text.slice(0, index), style)}${words}`
        })
  const changes = spans.map((span, index) => ({ ...span, text: written[index] ?? '' }))
  const { span, replacement } = joinChanges(source, changes)
  const isKnown = written.length > 0
  // How long it is until then changes each day.
  const isCertain = isKnown && matches.every(([, , style]) => style !== 'R')
  return [
    {
      problem: {
        code: 'foreign-mark',
        message: `${first[0]} is a time that only Discord can show${nameOtherLines(text, spans)}.`,
        fix: isKnown
          ? `Write ${written.length === 1 ? written.join('') : listWords(written.map(quote), written.length)}`
          : 'Write the day or the time in plain words.',
        ...(isCertain ? { replacement } : {}),
      },
      at: first.index,
      span,
      claims: spans,
    },
  ]
}

/** Matches what a time or a day follows without another word, and the beginning of a line or a cell. */
const NEEDS_NOTHING =
  /(?:^|\n|[|:;(\[/*_–—-]|\b(?:at|from|by|until|till|before|after|is|was|to|and|or|around|about|between|through|than|past|since|exactly|it['’]s|for|now|time))\s*$/i
/** Matches the words that a day follows with "on" before it. */
const NEEDS_ON =
  /\b(?:starts?|begins?|ends?|opens?|closes?|meets?|come|join us|see you|takes place|happens|held)\s*$/i

/** Returns "at " or "on " if the writer left it out, as people do before such a code. */
function getPreposition(before: string, style: string): string {
  if (style === 't' || style === 'T') return NEEDS_NOTHING.test(before) ? '' : 'at '
  return style !== 'R' && NEEDS_ON.test(before) ? 'on ' : ''
}

const quote = (words: string) => `"${words}"`

/** @param style the letter of Discord: `t` for the time, `D` for the day, `F` for both with the weekday */
function writeTime({ day, time }: LocalDateTime, style: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const shown = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  if (style === 't' || style === 'T') return shown
  const date = formatDay(day, { dateStyle: style === 'F' ? 'full' : 'long' })
  return style === 'd' || style === 'D' || style === 'R' ? date : `${date}, at ${shown}`
}
