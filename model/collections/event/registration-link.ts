// Defines the field for the form with which people sign up for an event.
import type { Field, FieldDocs } from '../../schema/field'
import { url } from '../../schema/fields/urls/link'

/** Accepts the address of a form. Without one, people cannot sign up yet. */
export function registrationLink(docs: FieldDocs): Field<string> {
  const field = url(docs)
  return {
    ...field,
    parse: (typed, context) => {
      const result = field.parse(typed, context)
      return 'problem' in result && result.problem.code === 'link-example'
        ? { problem: { ...result.problem, fix: NO_FORM_YET } }
        : result
    },
  }
}

const NO_FORM_YET =
  'Write the real address. If there is none yet, delete the line, and write registration_open: no'
