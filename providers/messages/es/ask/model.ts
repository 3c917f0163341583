import type { askModel as english } from '../../en/ask/model.ts';

/** What is said where a language model is configured. */
export const askModel: typeof english = {
  sent: 'También se consulta a un modelo de lenguaje. Su pregunta sale de esta página hacia él, con nombres, fechas y números de expediente ocultos.',
  badge:
    'Redactado por un modelo de lenguaje. Cada frase fue comprobada: las cifras, los lentes y las indicaciones son del núcleo y de la guía.',
  core: 'La respuesta propia del núcleo',
  unverified:
    'El modelo de lenguaje dijo algo que no se pudo comprobar. Esta es la respuesta propia del núcleo.',
  failed: 'El modelo de lenguaje no respondió. Esta es la respuesta propia del núcleo.',
  budget:
    'El modelo de lenguaje no está disponible hasta mañana. Esta es la respuesta propia del núcleo.',
};
