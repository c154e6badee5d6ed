// Recognizes the names of files in place of words for a picture, as cameras, phones and programs make them.

const ENDING = String.raw`\.(?:svg|jpe?g|png|webp|avif|heic|gif)`
/** Words that say no more than that there is a picture. */
const PICTURE = '(?:img|image|imagen|picture|photo|foto|pic)'
/** Matches the day in the name of a screenshot or of a picture from a message. */
const DAY = String.raw`[\s_-]+(?:(?:from|at|del?|\(?\d{1,3}\)?)[\s_-]+)?\d{4}(?:[-_.]\d|\d{4})`
/** Patterns of names, one for each kind of camera, phone or program. */
const NAMES: readonly string[] = [
  String.raw`\S+${ENDING}`,
  String.raw`dsc|(?:${PICTURE}|screen ?shot)[\s_-]?#?\d*`,
  String.raw`(?:screen ?shot|screen recording|captura(?: de pantalla)?|whatsapp image|imagen de whatsapp|signal)${DAY}.*|(?:photo|foto|image)${DAY}[\d_.-]*`,
  // Cameras and phones: DSC00012, IMG_1234, IMG-20261127-WA0003, PXL_20261127_184503123, FB_IMG_1764288000123.
  String.raw`(?:fb_)?(?:mv)?img[-_]?e?\d{4,}\S*|(?:dsc[nf]?|dji|gopr|sam|mvi|cimg|p)[-_]?\d{4,}\S*|pxl_\d{8}\S*`,
  String.raw`\d{8}[-_]\d{6}\S*|\d{9,}(?:_\S*)?|received_\d{6,}`,
  String.raw`[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}`,
  String.raw`(?:untitled|unnamed|sin t[ií]tulo|sin nombre)(?: design| image| picture| photo)?(?:[ -]\d+)?|dise[ñn]o sin t[ií]tulo(?: \d+)?`,
  // Names that people give to their files: jar_of_notes, front-door-view-2.
  String.raw`[^\W_][\w-]*_[\w-]*|[a-z]+(?:-[a-z]+)+-\d+`,
]
const FILE_NAME = new RegExp(
  String.raw`^(?:copy of |copia de )?(?:${NAMES.join('|')})(?: ?\(\d+\))?$`,
  'i',
)

/** Checks if alternative text is only a file name, or says no more than that there is an image. */
export const looksLikeFileName = (alt: string): boolean => FILE_NAME.test(alt.trim())
