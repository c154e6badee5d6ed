// Words with which sentences begin, by which a sentence without a period before it is known.

/** The source of a pattern for words that begin sentences, and which have no capital letter within one. */
export const SENTENCE_STARTER =
  '(?:Call|Please|We|You|They|He|She|It|There|The|This|These|Come|Bring|Ask|If|For|Our|Your|Thank|All|Each|Every|S(?:end|ign)|Join|Write|Do|Can|Most|Some|Many|When|Llame|Por|Venga|Traiga|Pregunte|Si|Nuestr[ao]s?|Todos|Gracias|Puede|Usted|También|Algunos|Escriba|Ellos)'
