// Finds lines that a person copied along with a text: the words of buttons, the number of a printed page, the warning above an email.
import {
  getEndAbove,
  nameOtherLines,
  splitLines,
  type FindLeftovers,
  type Leftover,
} from '../leftover'

type Source = {
  /** Matches the whole line, without the marks around it. */
  readonly pattern: RegExp
  readonly from: string
}

const SOURCES: readonly Source[] = [
  {
    pattern:
      /^(?:(?:ChatGPT|Gemini|Copilot|Claude) (?:said|dijo):?|You said:|Tú dijiste:|Copy code|Copiar código|Show drafts|Mostrar borradores|Regenerate(?: response)?|Regenerar(?: respuesta)?|Show thinking|Thought for \d+ ?(?:s|seconds?)|\((?:(?:about|approx\.|approximately|aprox\.|unas) )?\d{2,4} (?:words|palabras|characters|caracteres)\))$/,
    from: 'the screen of a chat program',
  },
  {
    pattern:
      /^(?:See (?:translation|original)|Ver (?:traducción|original)|(?:Like|Me gusta)(?: ?[·•|] ?(?:Reply|Share|Comment|Responder|Compartir|Comentar|\d+ ?(?:h|d|w|min|sem)))+|\d+ (?:likes?|me gusta)(?:[ ,·]+\d+ (?:comments?|comentarios?|shares?))*|Write a comment…?|Escribe un comentario…?)$/,
    from: 'the screen of a social network',
  },
  {
    pattern:
      /^(?:Forwarded(?: many times)?|Reenviado(?: muchas veces)?|This message was deleted\.?|Se eliminó este mensaje\.?)$/,
    from: 'a program for messages',
  },
  {
    pattern:
      /^(?:[-–—•·|] ?)?(?:Page|Página|Pág\.) \d{1,3}(?: ?(?:of|de|\/) ?\d{1,3})?(?: ?[-–—•·|])?$|^[A-Za-zÀ-ỿ][^.!?]{0,80} [•·|–—] ?(?:Page|Página|Pág\.) \d{1,3} (?:of|de) \d{1,3}$|^\(?(?:continued (?:on|from) (?:the )?(?:next |previous |back )?page|(?:continúa|sigue|viene) (?:en|de) la (?:página|pág\.)(?: siguiente| anterior)?|please turn over|over please)(?: \d{1,3})?[.…]*\)?$/iu,
    from: 'a printed page',
  },
  {
    pattern:
      /^(?:CAUTION|WARNING|PRECAUCIÓN|ADVERTENCIA):? .{0,20}\b(?:e-?mail|message|correo|mensaje)\b.{0,40}\b(?:outside|external|extern[oa]|fuera)\b.*$|^\[EXTERNAL(?: E-?MAIL)?\]:?$/i,
    from: 'the head of an email',
  },
]
/** Matches a part of every such line. */
const CANDIDATE =
  /said|dij|\d (?:words|palabras|char|caract)|page|página|pág\.|turn over|over please|drafts|borradores|[Cc]opy code|código|[Rr]egenera|Show think|Thought for|translation|traducción|original|[Ll]ike|[Mm]e gusta|omment|coment|[Ff]orwarded|Reenviado|deleted|eliminó|(?:Page|Página|Pág\.) \d|CAUTION|WARNING|PRECAUC|ADVERTENC|EXTERNAL/i

export const findScreenWords: FindLeftovers = (text, source) => {
  if (!CANDIDATE.test(text)) return []
  const lines = splitLines(text).flatMap((line) => {
    const words = line.text.trim().replace(/^[*_]+|[*_]+$/g, '')
    const found = SOURCES.find(({ pattern }) => pattern.test(words))
    return found === undefined ? [] : [{ ...line, words, from: found.from }]
  })
  const [first] = lines
  if (first === undefined) return []
  const isOnly = lines.length === 1
  const above = getEndAbove(source, first.start)
  const rest = text.slice(first.end)
  const end = above === first.start ? text.length - rest.trimStart().length : first.end
  const leftover: Leftover = {
    problem: {
      code: 'foreign-mark',
      severity: 'warning',
      message: `"${first.words}" seems to come from ${first.from}, and visitors would read it${nameOtherLines(text, lines)}.`,
      fix: isOnly ? 'Delete this line.' : 'Delete these lines.',
      ...(isOnly ? { replacement: '' } : {}),
    },
    at: first.start,
    span: isOnly ? { start: above, end } : first,
    claims: lines,
  }
  return [leftover]
}
