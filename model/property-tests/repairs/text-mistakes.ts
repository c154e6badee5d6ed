// Mistakes in the text of an event.
import type { GeneratedMistake } from './events'

export const TEXT_MISTAKES: Readonly<Record<string, GeneratedMistake>> = {
  'a missing space after ##': (text) => text.replace('## What', '##What'),
  'a bullet as a list marker': (text) => text.replace(/^- /m, '• '),
  'an arrow of Word as a list marker': (text) => text.replace(/^- /m, '\uF0D8\t'),
  'a tab before a paragraph': (text) => text.replace(/^Read /m, '\tRead '),
  'four spaces before a list': (text) => text.replace(/^- /m, '    - '),
  'full-width hash characters': (text) => text.replace('## What', '＃＃ What'),
  'a line of equals signs below a heading': (text) =>
    text.replace('## What to bring', 'What to bring\n====='),
  'a citation of a chat program': (text) => text.replace(/^(Read .*)$/m, '$1【4†source】'),
  'equals signs around words': (text) => text.replace(/\*\*(.*)\*\*/, '==$1=='),
  'a wiki link': (text) =>
    text.replace('[all about it](/events#walk)', '[[/events#walk|all about it]]'),
  'a link in a link': (text) =>
    text.replace('[all about it](/events#walk)', '[[all about it](/events#walk)](/events)'),
  'the address of a button on the next line': (text) => text.replace(']{href', ']\n{href'),
  'a period after a button': (text) => text.replace('=/events}', '=/events}.'),
  'quotation marks around an address': (text) => text.replace('(/events#walk)', '(“/events#walk”)'),
  'a space within a link': (text) => text.replace('](/events#', '] (/events#'),
  'a trailing slash': (text) => text.replace('{href=/events}', '{href=/events/}'),
  'a capital letter in an anchor': (text) => text.replace('#walk', '#Walk'),
  'a button with one colon': (text) => text.replace('::button', ':button'),
  'spaces within bold': (text) => text.replace(/\*\*(.*)\*\*/, '** $1 **'),
}
