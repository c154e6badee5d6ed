// The labels in the head of an email, in English and Spanish.

/** Matches a line of the head, which may be bold or in a quotation. The label is in the first group. */
export const MAIL_LABEL =
  /^[\s>*_-]*(From|Sent|Date|To|Cc|Bcc|Subject|Reply-To|Attachments?|De|Enviado(?: el)?|Fecha|Para|Asunto|Adjuntos?):[*_]*(?:\s|$)/i
