// What an SVG picture must not hold: it is a document, and whoever opens it by its address opens all that is in it.
import { Parser } from 'htmlparser2'
import type { Finding } from '../problem'

/** Elements that run a program, or hold a page. */
const PROGRAMS = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler'])
/** Addresses that stay in the file: a place in it, or a picture that is written into it. */
const INSIDE = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|avif|gif);|$)/i
const PROGRAM = /^\s*(?:javascript|vbscript):|^\s*data:(?!image\/(?:png|jpe?g|webp|avif|gif);)/i

/** The first thing that is wrong with it, or null. */
export function svgFinding(text: string): Finding | null {
  const found = new Set<Finding>()
  let element = ''
  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (name.toLowerCase() === '!doctype') found.add(DOCTYPE)
        if (/^\?xml-stylesheet/i.test(name)) checkAddress(/href="([^"]*)"/.exec(data)?.[1] ?? '.')
      },
      onopentag(name, attributes) {
        element = localName(name)
        if (PROGRAMS.has(element)) found.add(RUNS)
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on/.test(localName(attribute)) || PROGRAM.test(value)) found.add(RUNS)
          else if (['href', 'src'].includes(localName(attribute))) checkAddress(value)
          else checkStyle(value)
        }
      },
      ontext(words) {
        if (element === 'style') checkStyle(words)
      },
      onclosetag() {
        element = ''
      },
    },
    { xmlMode: true },
  )
  const checkAddress = (address: string) => {
    if (!INSIDE.test(address)) found.add(OUTSIDE)
  }
  const checkStyle = (css: string) => {
    for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]*)/gi)) checkAddress(address)
    // A backslash hides letters: with one, nobody can say what is meant.
    if (/@import|image-set\(|url\([^)]*\\|\\[\da-f]/i.test(css)) found.add(OUTSIDE)
  }
  parser.end(text)
  return [RUNS, DOCTYPE, OUTSIDE].find((finding) => found.has(finding)) ?? null
}

/** `svg:script` is a script too. */
const localName = (name: string) => (name.split(':').at(-1) ?? '').toLowerCase()

const RUNS: Finding = {
  code: 'svg-program',
  message: 'This SVG picture holds a small program, and a picture must not do anything.',
  fix: 'Save the picture as a PNG and use that, or ask for an SVG that is only a drawing.',
}

const DOCTYPE: Finding = {
  code: 'svg-doctype',
  message: 'This SVG picture begins with a DOCTYPE, which can be made to do harm.',
  fix: 'Take out all from <!DOCTYPE to its end, or save the picture as a PNG and use that.',
}

const OUTSIDE: Finding = {
  code: 'svg-outside',
  message: 'This SVG picture loads or links to something from outside of its file.',
  fix: 'Save the picture as a PNG and use that, or ask for an SVG with all its parts in it.',
}
