// Notes a sentence that was pasted into the middle of a short value: "Supplies, large Call us first, and ask what is needed.or small".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { toYaml } from '../../../front-matter/yaml-form'
import type { LocatedProblem } from '../../../problems/problem'

/** Words with which sentences begin, and which have no capital letter within one. */
const STARTER =
  '(?:Call|Please|We|You|They|It|There|The|This|These|Come|Bring|Ask|If|For|Our|Your|Thank|All|Each|Every|Sign up|Join|Pray|Write|Send|Do|Can|Llame|Por|Venga|Traiga|Pregunte|Si|Nuestr[ao]s?|Todos|Gracias)'
/** Matches a phrase around a whole sentence. The phrase goes on with a small letter, most often without a space. */
const PASTED = new RegExp(
  String.raw`^([^.!?]*[a-zß-ỿ],?) (${STARTER} (?:[^\s.!?]+ ){2,}[a-zß-ỿ]{2,}[.!?]) ?([a-zß-ỿ][^.!?]*)$`,
  'u',
)
const CANDIDATE = /[a-zß-ỿ][.!?] ?[a-zß-ỿ]/u

export function checkPastedSentences({ frontMatter }: SplitText): LocatedProblem[] {
  return [...frontMatter].flatMap(([field, value]): LocatedProblem[] => {
    if (!('text' in value) || value.isReported || !CANDIDATE.test(value.text)) return []
    const [, before, sentence, after] = PASTED.exec(value.text) ?? []
    if (before === undefined || sentence === undefined || after === undefined) return []
    const { line, column } = value
    return [
      {
        code: 'sentence-pasted',
        severity: 'warning',
        message: 'A whole sentence is in the middle of these words.',
        fix: `If it belongs elsewhere, write ${field}: ${toYaml(`${before} ${after}`)}, and put "${sentence}" where it belongs.`,
        suggestion: null,
        field,
        line,
        column,
      },
    ]
  })
}
