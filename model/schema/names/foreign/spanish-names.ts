// The names of fields in Spanish, as translation programs and people write them.
import { simplifyText } from '../../../text/simplify-text'

/** Spanish names of each field, without accents, the usual one first. Some mean one of several fields. */
const SPANISH_NAMES: Readonly<Record<string, string>> = {
  title: 'titulo, titulo_de_la_pagina, encabezado, titular, nombre, cargo, puesto, tema',
  name: 'nombre, nombre_completo, titulo, iglesia, organizacion',
  description:
    'descripcion, detalles, resumen, texto, meta_descripcion, descripcion_corta, descripcion_breve',
  summary:
    'resumen, sumario, extracto, sinopsis, introduccion, entradilla, descripcion, resumen_corto',
  heading: 'encabezado, cabecera, titular, rubrica, encabezamiento',
  lead: 'introduccion, entradilla, plomo, dirigir, guiar, guia, lider, liderar, conducir, entrada, subtitulo, bajada, copete, cliente_potencial, parrafo_inicial, avance, resumen',
  image: 'imagen, foto, fotografia, retrato, ilustracion, logo, logotipo, dibujo',
  image_alt:
    'imagen_alt, alt_imagen, alt_de_imagen, alt_de_la_imagen, texto_alternativo, texto_alt, texto_alternativo_de_la_imagen, texto_de_la_imagen, descripcion_de_la_imagen, imagen_alternativa, imagen_texto_alternativo, alternativa_de_imagen, alternativa',
  focus: 'enfoque, foco, punto_focal, centro',
  button_text: 'boton, texto_del_boton, texto_de_boton, boton_texto, palabras_del_boton',
  button_link: 'enlace_del_boton, enlace_de_boton, boton_enlace, vinculo_del_boton, enlace',
  email_subject:
    'asunto, asunto_del_correo, asunto_de_correo, asunto_correo, asunto_del_correo_electronico, asunto_de_correo_electronico, asunto_del_email, asunto_del_mensaje, correo_asunto',
  email_body:
    'cuerpo_del_correo, cuerpo_de_correo, cuerpo_correo, cuerpo_del_correo_electronico, cuerpo_del_email, cuerpo_del_mensaje, texto_del_correo, mensaje, correo_cuerpo',
  video_url: 'video, enlace_del_video, url_del_video, direccion_del_video, video_enlace',
  video_title: 'titulo_del_video, nombre_del_video, video_titulo',
  video_image: 'imagen_del_video, foto_del_video, video_imagen, miniatura',
  video_text: 'texto_del_video, transcripcion, subtitulos, video_texto',
  reviewed: 'revisado, revisada, fecha_de_revision, ultima_revision, actualizado',
  review_due:
    'proxima_revision, revision_pendiente, revision_prevista, fecha_limite_de_revision, vencimiento_de_la_revision',
  owner: 'responsable, propietario, propietaria, dueno, encargado, encargada',
  lang: 'idioma, lengua, lenguaje',
  translation_of: 'traduccion_de, traduccion_del, traduce, traduce_a, es_traduccion_de',
  translated_from: 'traducido_de, traducido_desde, traducida_de, traducido_del, traducida_desde',
  sensitive: 'sensible, delicado, delicada, confidencial, discreto',
  redirect_from:
    'redirigir_desde, redireccion_desde, redireccion_de, redirigir_de, redirigido_desde, redireccionar_desde, direccion_anterior, direcciones_anteriores',
  see_also:
    'ver_tambien, vea_tambien, vease_tambien, mira_tambien, relacionado, paginas_relacionadas',
  also_known_as:
    'tambien_conocido_como, tambien_conocida_como, tambien_conocidos_como, tambien_llamado, tambien_llamada, conocido_como, otros_nombres, alias, sinonimos, palabras_clave',
  sample: 'muestra, ejemplo, demostracion, prueba',
  draft: 'borrador, oculto, escondido',
  publish_on:
    'publicar_el, publicar_en, publicar, fecha_de_publicacion, publicado_el, visible_desde',
  expires_on:
    'caduca, caduca_el, vence, vence_el, expira, expira_el, expira_en, fecha_de_vencimiento, fecha_de_caducidad, fecha_de_expiracion, visible_hasta',
  as_of: 'a_partir_de, a_fecha_de, al_dia, fecha_del_dato, desde_el, valido_al, a_partir_del',
  source: 'fuente, origen, referencia',
  id: 'identificador, identificacion, id_del_evento',
  date: 'fecha, dia, cuando, fecha_del_evento, fecha_final, fecha_fin, fecha_de_fin, fecha_de_finalizacion, fecha_termino, ultimo_dia, fecha_de_publicacion, publicado',
  start_date: 'fecha_de_inicio, fecha_inicio, fecha_inicial, primer_dia, inicio, fecha_de_comienzo',
  time: 'hora, horario, horas, tiempo, hora_del_evento, hora_inicio, hora_de_inicio',
  status: 'estado, estatus, situacion, estado_del_evento',
  status_note:
    'nota_de_estado, nota_del_estado, nota_sobre_el_estado, nota_estado, motivo, razon, explicacion',
  location: 'ubicacion, lugar, donde, locacion, localizacion, localidad, sitio, direccion, sede',
  requires_registration:
    'requiere_inscripcion, requiere_registro, inscripcion_requerida, registro_requerido, inscripcion_obligatoria, registro_obligatorio, necesita_inscripcion, requiere_inscribirse',
  registration_open:
    'inscripcion_abierta, registro_abierto, inscripciones_abiertas, abierta_la_inscripcion',
  registration: 'inscripcion, registro, inscripciones',
  registration_url:
    'url_de_inscripcion, url_de_registro, enlace_de_inscripcion, enlace_de_registro, enlace_para_inscribirse, url_del_registro, formulario, direccion_de_inscripcion',
  detail_page_url:
    'url_de_la_pagina_de_detalles, pagina_de_detalles, enlace_de_detalles, mas_informacion, url_de_detalles',
  type: 'tipo, clase',
  from: 'desde, de, inicio, comienza, empieza, fecha_inicio, fecha_de_inicio, primer_dia, a_partir_de',
  until: 'hasta, fin, termina, hasta_el, fecha_fin, fecha_de_fin, fecha_final, ultimo_dia',
  hours: 'horario, horas, horarios, horario_de_atencion, horas_de_oficina, horario_de_oficina',
  link: 'enlace, vinculo, pagina',
  author: 'autor, autora, escrito_por, por',
  emblem: 'emblema, simbolo, icono, insignia',
  order: 'orden, pedido, posicion, numero_de_orden',
  organization: 'organizacion, empresa, institucion, iglesia',
  limits: 'limites, limitaciones, lo_que_no_ofrecemos',
  requirements: 'requisitos, requerimientos, exigencias',
  amount: 'monto, cantidad, importe, suma, valor',
  is_external_link:
    'es_enlace_externo, enlace_externo, es_un_enlace_externo, es_externo, es_vinculo_externo',
  path: 'ruta, camino, enlace, direccion, trayectoria',
  address: 'direccion, domicilio, calle, ubicacion, lugar',
  event: 'evento, acontecimiento',
  download_url:
    'url_de_descarga, descarga, descargar, enlace_de_descarga, archivo, enlace, descargar_url',
  url: 'enlace, sitio_web, pagina_web, direccion_web, sitio',
  quiet_name: 'nombre_discreto, nombre_tranquilo, nombre_silencioso, nombre_corto',
  tagline: 'lema, eslogan, slogan, consigna',
  kind_of_organization: 'tipo_de_organizacion, clase_de_organizacion',
  phone: 'telefono, numero_de_telefono, tel',
  hotline: 'linea_directa, linea_de_ayuda, linea_de_crisis',
  text_number: 'numero_de_texto, numero_para_mensajes, numero_de_mensajes, mensajes',
  text_hours: 'horario_de_mensajes, horas_de_texto, horario_de_texto, horas_de_mensajes',
  after_hours_name: 'nombre_fuera_de_horario, nombre_fuera_de_horas',
  after_hours_phone: 'telefono_fuera_de_horario, telefono_fuera_de_horas',
  appointment_url: 'citas, url_de_citas, enlace_de_citas, url_de_cita, url_de_la_cita',
  portal_url: 'portal, url_del_portal, enlace_del_portal',
  email: 'correo, correo_electronico, direccion_de_correo',
  street: 'calle, direccion, domicilio',
  city: 'ciudad, poblacion, localidad',
  state: 'estado',
  zip: 'codigo_postal, cp, codigo_zip, cremallera',
  time_zone: 'zona_horaria, huso_horario',
  navigation: 'navegacion, menu, menu_principal',
  footer_links:
    'pie_de_pagina, enlaces_del_pie, enlaces_de_pie_de_pagina, enlaces_del_pie_de_pagina',
  outside_links: 'enlaces_externos, enlaces, vinculos_externos, enlaces_exteriores',
  cost: 'costo, coste, precio, costos',
  privacy: 'privacidad, confidencialidad',
  languages: 'idiomas, lenguas, lenguajes',
  leave_to: 'salir_a, salida_rapida, ir_a, dejar_a',
  mailing_list_prompt: 'lista_de_correo, mensaje_de_la_lista_de_correo, boletin',
  nonprofit_statement: 'declaracion_sin_fines_de_lucro, sin_fines_de_lucro, declaracion',
  designer_credit: 'credito_del_disenador, credito_de_diseno, disenador, diseno',
  repository: 'repositorio',
}

/** Returns a name in small letters, without accents and without anything but letters and digits. */
const simplify = (name: string): string => simplifyText(name).replace(/[^a-z0-9]/g, '')

const FIELDS_BY_NAME = new Map<string, string[]>()
const FIRST_NAMES = new Map<string, string>()
for (const [field, list] of Object.entries(SPANISH_NAMES)) {
  const names = list.split(', ').map(simplify)
  for (const name of names) FIELDS_BY_NAME.set(name, [...(FIELDS_BY_NAME.get(name) ?? []), field])
  FIRST_NAMES.set(field, names[0] ?? '')
}

/** Returns the fields that a Spanish name can mean, in any collection. */
export function findSpanishFields(typed: string): readonly string[] {
  const name = simplify(typed)
  return FIELDS_BY_NAME.get(name) ?? FIELDS_BY_NAME.get(name.replace(/s$/, '')) ?? []
}

/** Returns whether a Spanish name is the usual one of a field. */
export const isFirstSpanishName = (typed: string, field: string): boolean =>
  FIRST_NAMES.get(field) === simplify(typed)
