// Tests which Spanish phrases are taken for English terms that were translated word by word.
import { expect, test } from 'vitest'
import { createSoundFinder } from '../../sounds/sound-alike'
import { LITERAL_TRANSLATIONS } from './literal-translations'

const find = createSoundFinder(LITERAL_TRANSLATIONS, { withNames: true })

test.each([
  ['Ninguna galleta, y nada que le siga.', 'Ninguna cookie'],
  ['Sin galletas**, y nada que le siga a otros sitios web.', 'cookies'],
  ['Su navegador puede aceptar galletas.', 'cookies'],
  ['Puede ser pareja mensual con cualquier cantidad.', 'donante mensual'],
  ['Qué es una unidad de suministros', 'colecta de artículos'],
  ['Las monedas y las facturas son bienvenidas.', 'monedas y los billetes'],
  ['Busque una mancha seca para la caja.', 'lugar seco'],
  ['Elija una mancha cerca de la puerta.', 'Elija un lugar'],
  ['Planee una unidad de suministro.', 'colecta de artículos'],
  ['Unidad de suministro de base', 'Colecta de artículos entre vecinos'],
  ['Unidades de suministros', 'Colectas de artículos'],
  ['Unidades de pañales', 'Colectas de pañales'],
  ['Vengan a la ducha de bebé.', 'baby shower'],
  ['Es presidenta del tablero.', 'presidenta de la junta directiva'],
  ['La reunión de la tabla es hoy.', 'reunión de la junta directiva'],
  ['Nuestra tabla de directores', 'junta directiva'],
  ['Las pruebas de embarazo libres.', 'pruebas de embarazo gratis'],
  ['Puede dejar caer sus donaciones.', 'dejar sus donaciones'],
  ['Firme arriba para ayudar.', 'Inscríbase'],
  ['Usamos palabras planas.', 'Usamos palabras sencillas'],
  ['No se sienta embarazada de preguntarnos.', 'sienta avergonzada de preguntarnos'],
  ['Puede pedir un quiebre.', 'pedir un descanso'],
  ['Podemos llamarle para atrás.', 'devolverle la llamada'],
  ['Le llamaremos para atrás.', 'Le devolveremos la llamada'],
  ['Mande un chequeo a la oficina.', 'Mande un cheque'],
  ['Inclúyanos en su voluntad.', 'Inclúyanos en su testamento'],
  ['Damos soporte emocional.', 'apoyo emocional'],
  ['Presione el botón Espalda.', 'botón Atrás'],
  ['**La espalda no regresa aquí.**', 'Atrás no regresa'],
  ['Toque el botón de Hogar.', 'botón de Inicio'],
  ['Toque el botón Ahorrar.', 'botón Guardar'],
  ['Presione el botón «Cerca».', 'botón «Cerrar'],
  ['Abra el menú Entornos.', 'menú Configuración'],
  ['Cierre esa lengüeta.', 'Cierre esa pestaña'],
  ['No borra la historia del navegador.', 'historial del navegador'],
])('in %j, %j is meant', (text, written) => {
  expect(find(text).map((found) => found.written.trim())).toEqual([written])
})

test.each([
  'Le duele la espalda. El botón cerca de la puerta. La casa y el hogar. Borre la historia.',
  'Sin galletas. Traiga galletas y café; está en nuestro sitio web.',
  'Las galletas que vendemos en el sitio web. Vea la receta de galletas en internet.',
  'Venga con su pareja cada mes. La unidad de la familia. Una unidad de cuidados.',
  'La mesa y la tabla de cortar. Mire el tablero de anuncios. La tabla de horarios.',
  'Servicios libres de costo. Hágase un chequeo médico. Dios, en su voluntad, nos guía.',
  'Se siente embarazada. Si está embarazada, por favor llame. Un quiebre en la voz. Pies planos. No mire para atrás.',
  'No lo deje caer. El soporte de la cuna. Mire arriba para ver el mapa.',
])('nothing in %j is a literal translation', (text) => {
  expect(find(text)).toEqual([])
})
