// Matches what a writer says of their own name, work and life: "I have been the pastor of", "As a board member, I", "My name is Callie".

const NAME = String.raw`[A-ZÀ-Þ][a-zß-ỿ]{2,}(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]+)?`
/** Words between "I am" and the work; "former" and "retired" are not among them, because someone may do something else now. */
const BETWEEN = String.raw`(?:(?:a|an|the|our|your|one|of|now|also|still|local|youth|senior|associate|lead|head|registered|licensed|longtime|new|fellow|proud|single|busy|wife and|husband and|full-time|part-time|el|la|un|una|nuestr[oa]) )*`
/** The kinds of work, in the order of `ROLES`, without the endings of a plural or of "the pastor’s wife". */
const ROLE = [
  '(?:pastor|reverend|minister|preacher|priest|pastora|ministro)',
  '(?:nurse|RN|midwife|sonographer|enfermer[oa]|partera)',
  '(?:doctor(?! of)|physician|obstetrician|médic[oa]|doctora)',
  '(?:counselor|therapist|social worker|consejer[oa]|terapeuta|trabajador[a]? social)',
  '(?:board member|trustee|member of (?:the|our|this) board|miembro de (?:la|nuestra) (?:junta|mesa) directiva)',
  '(?:volunteer|voluntari[oa])',
  '(?:student(?! of)|estudiante)',
  '(?:mother|mom|grandmother|grandma|madre|mamá|abuela)',
  '(?:father|dad|grandfather|grandpa|padre|papá|abuelo)',
  String.raw`(?:[A-Za-zÀ-ỿ]+ ){0,2}(?:[Cc]oordinator|[Mm]anager|[Dd]irector|[Aa]dvocate|[Ll]iaison|[Oo]fficer|[Tt]reasurer|[Ss]ecretary|[Cc]oordinadora?|[Dd]irectora?|[Tt]esorer[oa])`,
].join('|')
const END = String.raw`(?![A-Za-zÀ-ỿ’'-])`

const I_AM = String.raw`(?<!(?:[Ii]f|[Ww]hether|[Tt]hat|[Ss]i) )(?:I(?: am|['’]m|(?: have|['’]ve) (?:been|served as)| serve as| work as)|[Ss]oy|[Hh]e sido|[Ll]levo [A-Za-zÀ-ỿ\d ]{1,20} como|[Mm]y (?:[A-Za-zÀ-ỿ\d-]+ )?years as) ${BETWEEN}(?:${ROLE})${END}`
const AS = String.raw`(?:[Aa]s|[Cc]omo) ${BETWEEN}(?:${ROLE})${END}(?![^.,;!?\n]* (?:would|does|will|can|might|should|must|says)(?![A-Za-zÀ-ỿ]))(?=(?: (?:of|in|at|here|for|with|who|and|de|del|en)(?![A-Za-zÀ-ỿ])[^.,;!?\n]{0,60})?, (?:I|I['’][A-Za-zÀ-ỿ]+|my|yo|he|sé|siempre|mi|me)(?![A-Za-zÀ-ỿ]))`
const PREACHES = String.raw`I (?:pastor (?:a|the|this|our)|preach (?:every|each|on|for|about|at))(?![A-Za-zÀ-ỿ])|I serve on (?:our board|the board(?= (?:of (?:this|the c)|here)|[.,]))|I volunteer (?:here|in the clinic)(?![A-Za-zÀ-ỿ])|[Ww]e (?:pastors|nurses|doctors|counselors|mothers|moms|fathers|dads)(?![A-Za-zÀ-ỿ])|I (?:was|am|found out I was) pregnant(?![A-Za-zÀ-ỿ])|(?:from|in) my pulpit(?![A-Za-zÀ-ỿ])`

/** A name that is alone on its line, in bold or after a dash, as below a letter. */
export const SIGNATURE = new RegExp(
  String.raw`^(?:[—–―~-]+ ?)?(?:\*\*|__|\*|_)([A-ZÀ-Þ][a-zß-ỿ]+ [A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]+)(?:\*\*|__|\*|_)\\?$|^[—–―~-]+ ?([A-ZÀ-Þ][a-zß-ỿ]+ [A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]+)\\?$`,
  'mu',
)

/** What a writer says of their own work. */
export const ROLE_CLAIM = new RegExp(String.raw`(?<![A-Za-zÀ-ỿ])(?:${I_AM}|${AS}|${PREACHES})`, 'u')
/** A writer who says their own name. */
export const NAME_CLAIM = new RegExp(
  String.raw`(?<![A-Za-zÀ-ỿ])(?:[Mm]y name is|[Mm]e llamo|[Mm]i nombre es|I am|I['’]m|[Ss]oy) (${NAME})`,
  'u',
)
/** A writer who speaks of another person by name. */
export const OTHER_PERSON = new RegExp(
  String.raw`(?<![A-Za-zÀ-ỿ])(?:(${NAME}) (?:t(?:ells?|old)|taught|showed|helped|asked|reminded|hugged|trained|hired|invited|encouraged|thanked) me(?![A-Za-zÀ-ỿ])|(${NAME}) me (?:dijo|enseñó|ayudó|contó|preguntó|recibió|invitó)|I (?:asked|met|called|thanked|know|knew|saw|watched|interviewed|learned from|work(?:ed)? with|spoke (?:with|to)|talked (?:with|to)|sat (?:down )?with) (${NAME})|(?:[Tt]hank you|[Tt]hanks|[Gg]racias),? (${NAME})|(?:[Cc]onocí a|[Ll]e pregunté a|[Hh]ablé con) (${NAME}))`,
  'u',
)
