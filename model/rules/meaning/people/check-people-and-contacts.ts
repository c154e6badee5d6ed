// Checks what a file says of people, and how to reach them.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkContacts } from './check-contacts'
import { checkEmergencyNumbers } from './check-emergency-numbers'
import { checkNames } from './check-names'
import { checkPeople } from './check-people'
import { checkRoles } from './check-roles'
import { checkTitleWords } from './check-title-words'
import { checkWrittenEmails } from './check-written-emails'

export const checkPeopleAndContacts = (
  text: SplitText,
  { collection, slug, values, contacts }: FileContent,
): LocatedProblem[] => [
  ...checkRoles(text, collection.name),
  ...checkTitleWords(text, collection.name),
  ...checkNames(text, collection.name, slug),
  ...checkPeople(text, collection, values),
  ...checkWrittenEmails(text, contacts?.email),
  ...checkContacts(text, contacts),
  ...checkEmergencyNumbers(text),
]
