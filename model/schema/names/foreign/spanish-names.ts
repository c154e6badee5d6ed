// The names of fields in Spanish, as translation programs and people write them.

/** Spanish names of each field, without accents, the usual one first. Some mean one of several fields. */
export const SPANISH_NAMES: Readonly<Record<string, string>> = {
  title:
    'titulo, titulo_de_la_pagina, encabezado, titular, nombre, cargo, puesto, tema, titulo_principal, titulo_del_evento, nombre_del_evento, titulo_del_articulo',
  name: 'nombre, nombre_completo, titulo, iglesia, organizacion',
  description:
    'descripcion, detalles, resumen, texto, meta_descripcion, descripcion_corta, descripcion_breve, descripcion_de_la_pagina, metadescripcion, descripcion_del_evento',
  summary:
    'resumen, sumario, extracto, sinopsis, introduccion, entradilla, descripcion, resumen_corto, breve_resumen, descripcion_corta, descripcion_breve, texto_breve, resena',
  heading:
    'encabezado, cabecera, titular, rubrica, encabezamiento, titulo_principal, titulo_visible, cabezal, epigrafe',
  lead: 'introduccion, entradilla, plomo, dirigir, guiar, guia, lider, liderar, conducir, entrada, subtitulo, bajada, copete, cliente_potencial, parrafo_inicial, avance, resumen, texto_introductorio, texto_de_introduccion, texto_de_entrada, texto_inicial, parrafo_introductorio, primer_parrafo, frase_inicial, presentacion, intro, principal, liderazgo, prospecto',
  image:
    'imagen, foto, fotografia, retrato, ilustracion, logo, logotipo, dibujo, imagen_principal, imagen_destacada, imagen_de_portada',
  image_alt:
    'imagen_alt, alt_imagen, alt_de_imagen, alt_de_la_imagen, texto_alternativo, texto_alt, texto_alternativo_de_la_imagen, texto_de_la_imagen, descripcion_de_la_imagen, imagen_alternativa, imagen_texto_alternativo, alternativa_de_imagen, alternativa, texto_de_imagen, texto_de_la_foto, texto_alt_de_la_imagen, texto_alternativo_de_la_foto, descripcion_de_la_foto, descripcion_alternativa, alt_de_la_foto, alternativo_de_imagen, palabras_de_la_imagen',
  focus: 'enfoque, foco, punto_focal, centro',
  button_text:
    'boton, texto_del_boton, texto_de_boton, boton_texto, palabras_del_boton, etiqueta_del_boton, titulo_del_boton',
  button_link:
    'enlace_del_boton, enlace_de_boton, boton_enlace, vinculo_del_boton, enlace, url_del_boton, direccion_del_boton, destino_del_boton, link_del_boton',
  email_subject:
    'asunto, asunto_del_correo, asunto_de_correo, asunto_correo, asunto_del_correo_electronico, asunto_de_correo_electronico, asunto_del_email, asunto_del_mensaje, correo_asunto, linea_de_asunto, tema_del_correo, titulo_del_correo, asunto_del_e_mail',
  email_body:
    'cuerpo_del_correo, cuerpo_de_correo, cuerpo_correo, cuerpo_del_correo_electronico, cuerpo_del_email, cuerpo_del_mensaje, texto_del_correo, mensaje, correo_cuerpo, texto_del_correo_electronico, texto_del_mensaje, texto_del_email, contenido_del_correo, mensaje_del_correo, cuerpo_del_e_mail',
  video_url: 'video, enlace_del_video, url_del_video, direccion_del_video, video_enlace',
  video_title: 'titulo_del_video, nombre_del_video, video_titulo',
  video_image: 'imagen_del_video, foto_del_video, video_imagen, miniatura',
  video_text: 'texto_del_video, transcripcion, subtitulos, video_texto',
  reviewed: 'revisado, revisada, fecha_de_revision, ultima_revision, actualizado',
  review_due:
    'proxima_revision, revision_pendiente, revision_prevista, fecha_limite_de_revision, vencimiento_de_la_revision',
  owner:
    'responsable, propietario, propietaria, dueno, encargado, encargada, persona_responsable, persona_a_cargo, persona_encargada',
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
    'publicar_el, publicar_en, publicar, fecha_de_publicacion, publicado_el, visible_desde, mostrar_desde, fecha_de_inicio_de_publicacion',
  expires_on:
    'caduca, caduca_el, vence, vence_el, expira, expira_el, expira_en, fecha_de_vencimiento, fecha_de_caducidad, fecha_de_expiracion, visible_hasta, mostrar_hasta, ocultar_el',
  as_of: 'a_partir_de, a_fecha_de, al_dia, fecha_del_dato, desde_el, valido_al, a_partir_del',
  source: 'fuente, origen, referencia',
  id: 'identificador, identificacion, id_del_evento',
  date: 'fecha, dia, cuando, fecha_del_evento, fecha_final, fecha_fin, fecha_de_fin, fecha_de_finalizacion, fecha_termino, ultimo_dia, fecha_de_publicacion, publicado, dia_del_evento',
  start_date: 'fecha_de_inicio, fecha_inicio, fecha_inicial, primer_dia, inicio, fecha_de_comienzo',
  time: 'hora, horario, horas, tiempo, hora_del_evento, hora_inicio, hora_de_inicio, horario_del_evento, horas_del_evento, hora_de_inicio_y_fin',
  status: 'estado, estatus, situacion, estado_del_evento',
  status_note:
    'nota_de_estado, nota_del_estado, nota_sobre_el_estado, nota_estado, motivo, razon, explicacion, mensaje_de_estado, aviso_de_estado',
  location:
    'ubicacion, lugar, donde, locacion, localizacion, localidad, sitio, direccion, sede, lugar_del_evento, ubicacion_del_evento, direccion_del_evento, sede_del_evento, recinto',
  requires_registration:
    'requiere_inscripcion, requiere_registro, inscripcion_requerida, registro_requerido, inscripcion_obligatoria, registro_obligatorio, necesita_inscripcion, requiere_inscribirse, se_requiere_inscripcion, se_requiere_registro, se_necesita_inscripcion, necesita_registro, exige_inscripcion, inscripcion_necesaria, registro_necesario, requiere_inscripcion_previa, requiere_reserva, requiere_reservacion',
  registration_open:
    'inscripcion_abierta, registro_abierto, inscripciones_abiertas, abierta_la_inscripcion, inscripcion_esta_abierta, registros_abiertos, inscripciones_estan_abiertas, apertura_de_inscripciones, inscripcion_disponible, abierto_para_inscripcion',
  registration: 'inscripcion, registro, inscripciones',
  registration_url:
    'url_de_inscripcion, url_de_registro, enlace_de_inscripcion, enlace_de_registro, enlace_para_inscribirse, url_del_registro, formulario, direccion_de_inscripcion, link_de_inscripcion, link_de_registro, enlace_al_formulario, enlace_del_formulario, url_del_formulario, formulario_de_inscripcion, formulario_de_registro, pagina_de_inscripcion, pagina_de_registro',
  detail_page_url:
    'url_de_la_pagina_de_detalles, pagina_de_detalles, enlace_de_detalles, mas_informacion, url_de_detalles, pagina_del_evento, url_de_la_pagina_del_evento, enlace_a_los_detalles',
  type: 'tipo, clase',
  from: 'desde, de, inicio, comienza, empieza, fecha_inicio, fecha_de_inicio, primer_dia, a_partir_de',
  until: 'hasta, fin, termina, hasta_el, fecha_fin, fecha_de_fin, fecha_final, ultimo_dia',
  hours: 'horario, horas, horarios, horario_de_atencion, horas_de_oficina, horario_de_oficina',
  link: 'enlace, vinculo, pagina',
  author: 'autor, autora, escrito_por, por, nombre_del_autor, nombre_de_la_autora',
  emblem: 'emblema, simbolo, icono, insignia',
  order: 'orden, pedido, posicion, numero_de_orden',
  organization: 'organizacion, empresa, institucion, iglesia',
  limits: 'limites, limitaciones, lo_que_no_ofrecemos, limite',
  requirements: 'requisitos, requerimientos, exigencias, requisito, lo_que_pedimos',
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
