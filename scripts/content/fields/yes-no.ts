// A field that is answered with yes or no.
import { accepted, field, rejected, type Field } from '../field'

const ANSWERS: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  no: false,
  false: false,
}

/** Yes or no; true and false are understood too, in any case. */
export function yesNo(about: string, example = 'yes'): Field<boolean> {
  return field({ about, example, shape: { enum: Object.keys(ANSWERS) } }, (typed) => {
    const answer = ANSWERS[typed.toLowerCase()]
    return answer === undefined
      ? rejected('yes-or-no', `"${typed}" is neither yes nor no.`, 'Write yes or no.')
      : accepted(answer)
  })
}
