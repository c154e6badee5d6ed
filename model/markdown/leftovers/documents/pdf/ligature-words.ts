// Lists usual words with the letters that a PDF writes as one character and may lose: "o(ff)er", "(fi)rst".

/** English words with those letters in parentheses. What is left of each is no other word. */
const ENGLISH =
  'o(ffi)ce o(ffi)ces o(ffi)cer o(ffi)cers o(ffi)cial o(ffi)cially o(ff)er o(ff)ers o(ff)ered o(ff)ering o(ff)erings e(ff)ort e(ff)orts e(ff)ect e(ff)ects e(ff)ective e(ff)ectively di(ff)er di(ff)erent di(ff)erence di(ff)erences di(ff)erently su(ff)er su(ff)ers su(ff)ered su(ff)ering a(ff)ord a(ff)ordable a(ff)ect a(ff)ects a(ff)ected a(ff)ection sta(ff) sta(ff)ed sta(ff)ing stu(ff) stu(ff)ed co(ff)ee di(ffi)cult di(ffi)culty di(ffi)culties a(ffi)liate a(ffi)liated a(ffi)rm a(ffi)rms a(ffi)rmed su(ffi)cient e(ffi)cient e(ffi)ciently tra(ffi)c mu(ffi)n mu(ffi)ns bu(ff)et ra(ffl)e ra(ffl)es wa(ffl)es shu(ffl)e ru(ffl)es a(ffl)icted a(ffl)iction drop-o(ff) kick-o(ff) kicko(ff) cuto(ff) ' +
  'con(fi)dential con(fi)dentially con(fi)dentiality con(fi)dence con(fi)dent con(fi)rm con(fi)rmed con(fi)rmation bene(fi)t bene(fi)ts bene(fi)cial pro(fi)t pro(fi)ts pro(fi)le nonpro(fi)t nonpro(fi)ts certi(fi)cate certi(fi)cates certi(fi)cation certi(fi)ed quali(fi)ed quali(fi)cations speci(fi)c speci(fi)cally scienti(fi)c sacri(fi)ce sacri(fi)ces satis(fi)ed satis(fi)es identi(fi)ed identi(fi)cation noti(fi)ed noti(fi)cation veri(fi)ed veri(fi)cation classi(fi)ed de(fi)ne de(fi)ned de(fi)nite de(fi)nitely de(fi)nition signi(fi)cant signi(fi)cance magni(fi)cent in(fi)nite glori(fi)ed cruci(fi)ed terri(fi)c terri(fi)ed arti(fi)cial ful(fi)ll ful(fi)lled ful(fi)lling paci(fi)er paci(fi)ers out(fi)t out(fi)ts camp(fi)re un(fi)nished re(fi)ll re(fi)lls ' +
  '(fi)rst (fi)rsthand (fi)nding (fi)nally (fi)nancial (fi)nancially (fi)nances (fi)nished (fi)nishing (fi)gure (fi)gures (fi)eld (fi)elds (fi)lled (fi)lling (fi)fteen (fi)ghting (fi)ngers ' +
  'in(fl)uence in(fl)uences con(fl)ict con(fl)icts re(fl)ect re(fl)ects re(fl)ection re(fl)ections in(fl)atable over(fl)ow over(fl)owing lea(fl)et lea(fl)ets butter(fl)y butter(fl)ies snow(fl)ake snow(fl)akes sun(fl)ower sun(fl)owers wild(fl)ower wild(fl)owers brie(fl)y (fl)ower (fl)owers (fl)oor (fl)oors (fl)ood (fl)avor (fl)avors (fl)exible (fl)exibility (fl)uently (fl)ashlight (fl)ashlights ' +
  'informa(ti)on educa(ti)on dona(ti)on dona(ti)ons organiza(ti)on registra(ti)on loca(ti)on mee(ti)ng wai(ti)ng mo(ti)vated par(ti)cipate commi(tt)ee'

const SPANISH =
  'o(fi)cina o(fi)cinas o(fi)cial o(fi)ciales bene(fi)cio bene(fi)cios bene(fi)ciar di(fí)cil di(fí)ciles di(fi)cultad di(fi)cultades con(fi)anza con(fi)amos con(fi)dencial con(fi)dencialidad con(fi)rmar con(fi)rmación certi(fi)cado certi(fi)cados de(fi)nitivo de(fi)nitivamente de(fi)nir signi(fi)ca signi(fi)cado signi(fi)cativo edi(fi)cio edi(fi)cios edi(fi)car e(fi)caz e(fi)ciente su(fi)ciente su(fi)cientes super(fi)cie sacri(fi)cio sacri(fi)cios identi(fi)car identi(fi)cación noti(fi)car veri(fi)car plani(fi)car plani(fi)cación clasi(fi)car justi(fi)car glori(fi)car cruci(fi)cado in(fi)nito in(fi)nita especí(fi)co especí(fi)ca especí(fi)cos cientí(fi)co cientí(fi)ca magní(fi)co magní(fi)ca grá(fi)co trá(fi)co per(fi)l ' +
  '(fi)nalmente (fi)nanciero (fi)nanciera (fi)nanzas (fi)rmar (fi)gura (fl)ores (fl)exibilidad in(fl)uencia con(fl)icto con(fl)ictos re(fl)exión re(fl)exionar re(fl)eja re(fl)ejar a(fl)igido a(fl)igidos a(fl)icción'

/** Words of which so little is left that they need another one beside them. */
const SHORT =
  '(fi)nd (fi)nds (fi)ts (fi)lm (fi)nal (fi)nish (fi)rm (fi)rmly (fi)sh (fi)fty (fi)fth (fi)ght (fi)nger (fi)lter (fl)yer (fl)yers (fl)ier (fl)iers (fl)ags (fl)uent (fl)eece'

/** What is left of these may be a word or a name. */
const OTHER_WORDS = new Set([
  ...'suer suers dene dened benet stu prot prots oer oers arm arms armed ass rae raes perl der mun'.split(
    ' ',
  ),
  ...'muns shue rues aect oce staing rafe rafes prole buttery fulll ores trac rell rells dier'.split(
    ' ',
  ),
  ...['a rm', 'a rms', 'per l'],
])

/** Returns what is left of each word, with and without a space or a question mark in the place of its letters. */
const createForms = (words: string): [string, string][] =>
  words.split(' ').flatMap((word) => {
    const meant = word.replace(/[()]/g, '')
    const [, before = '', letters = '', after = ''] = /^(.*)\((.*)\)(.*)$/.exec(word) ?? []
    const isInside = before !== '' && after !== ''
    const partly = letters.length === 3 ? [`${before}f ${after}`, `${before}f${after}`] : []
    const gaps = [' ', '  ', '?'].map((gap) => before + gap + after)
    return [before + after, ...(isInside ? [...gaps, ...partly] : [])].map(
      (form): [string, string] => [form, meant],
    )
  })

const createMap = (words: string): ReadonlyMap<string, string> =>
  new Map(createForms(words).filter(([form]) => !OTHER_WORDS.has(form)))

/** What is left of words, with the words; in a Spanish text, the Spanish ones are meant: "oficial", not "official". */
export const SPANISH_WORDS = createMap(SPANISH)
export const CERTAIN_WORDS = createMap(`${SPANISH} ${ENGLISH}`)
export const SHORT_WORDS = createMap(SHORT)
