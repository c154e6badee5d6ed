// Spanish words as they should be, where an English keyboard has taken away an accent or the tilde of ñ.
import { foldAccents } from '../../../../text/fold-accents'

/** Words whose form without an accent is no Spanish word. "Solo", "este", "mas" and "seria" are words in both forms. */
const WITH_ACCENT =
  'también aquí ahí así allí después además detrás atrás quizás jamás adiós día días miércoles sábado sábados teléfono teléfonos número números página páginas clínica clínicas música próximo próxima próximos próximas fácil fáciles fácilmente difícil difíciles útil útiles jóvenes exámenes imágenes café razón corazón jardín común ningún algún según través interés autobús estarán están serán habrá podrá podrán podría podrían tendrá tendrán tendría gustaría quería tenía había habían todavía alegría energía policía garantía tecnología ecografía ecografías consejería inglés máximo mínimo único única únicos únicas rápido rápida rápidamente crédito cámara lágrimas píldora píldoras método métodos árbol árboles ángel ángeles médico médicos médica médicas línea líneas electrónico electrónica electrónicos búsqueda índice menú película películas último última últimos últimas conexión opinión sermón mediodía biológico biológica biológicos guía guías católico católica católicos católicas evangélico evangélica evangélicos bíblico bíblica bíblicos versículo versículos capítulo capítulos matrícula vehículo vehículos artículo artículos fotografía fotografías biografía económico económica psicóloga psicólogo análisis síntoma síntomas náuseas estómago útero ginecóloga ginecólogo biberón jabón algodón colchón buzón rincón almacén perdón recién estrés dólar dólares kilómetro kilómetros área áreas básico básica básicos básicas automóvil hábil hábiles líder líderes lápiz lápices carácter cafetería guardería lavandería mayoría vía frío fría vacío vacía tío tía tíos tías oído oídos país países raíz raíces oír sabrá sabrán hará harán vendrá vendrán encontrará recibirá haría harían ayudaría hablaría encantaría debería deberían envíe envíen envío envíos envía envían'

/** Requests with "nos" or "se", which have an accent that the verb alone does not have. */
const REQUESTS =
  'llámenos escríbanos díganos pregúntenos envíenos cuéntenos visítenos contáctenos avísenos ayúdenos mándenos búsquenos síganos déjenos conózcanos permítanos comuníquese inscríbase regístrese acérquese siéntase tómese únase quédese'

/** Words with ñ. The forms of "año" and "pañales" with n are words, but not for a website such as this. */
const WITH_TILDE =
  'año años niño niños niña niñas mañana mañanas español española españoles españolas pequeño pequeña pequeños pequeñas señor señora señores señoras señorita compañía compañero compañera compañeros compañeras dueño dueña sueño sueños otoño baño baños cariño tamaño cumpleaños montaña enseñar enseña enseñan enseñanza acompañar acompaña acompañan acompañe acompañen acompañamiento acompáñenos pestaña pestañas pañales muñeca muñecas diseño daño señal señales contraseña extraño extraña pequeñito pequeñita niñez'

const FORMS: ReadonlyMap<string, string> = new Map(
  `${WITH_ACCENT} ${REQUESTS} ${WITH_TILDE}`
    .split(' ')
    .map((word) => [foldAccents(word).replaceAll('ñ', 'n'), word] as const),
)

/** Matches an ending that always has an accent: "información", "decisión". "Mission" is English. */
const ENDING = /^([a-zß-ỿ]+(?:c|[^s]s)i)on$/u

/** Returns the word with its accents, or null. It is in small letters, and so is the result. */
export function restoreAccents(word: string): string | null {
  const form = FORMS.get(word)
  if (form !== undefined) return form
  const [, stem] = ENDING.exec(word) ?? []
  return stem === undefined ? null : `${stem}ón`
}
