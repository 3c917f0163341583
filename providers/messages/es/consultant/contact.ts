import type { contact as en } from '../../en/consultant/contact.ts';

/** Preguntar a un consultor de lentes. */
export const contact: typeof en = {
  lead: 'Un consultor de lentes le escribe o le llama.',
  urgent:
    'Ante dolor, enrojecimiento o pérdida repentina de visión, atienda primero al paciente. Si no puede esperar, llame al laboratorio.',
  form: 'Su consulta',
  practice: 'Consultorio',
  contactName: 'Su nombre',
  email: 'Correo',
  phone: 'Teléfono',
  either: 'Basta con uno de los dos.',
  question: 'Pregunta',
  questionHint:
    'Lente, medidas y lo que observa. Omita el nombre, la fecha de nacimiento y el número de expediente del paciente: lo que lo parezca se oculta.',
  language: 'Responder en',
  languages: { en: 'Inglés', es: 'Español' },
  website: 'Deje este campo vacío',
  fitting: {
    title: 'Adaptación que se envía con la consulta',
    eye: { right: 'Ojo derecho', left: 'Ojo izquierdo' },
    steps: '%{smart_count} lente |||| %{smart_count} lentes',
    open: 'Abrir la adaptación',
    include: 'Enviar la adaptación con la pregunta',
    unreadable: 'El enlace no contiene una adaptación que se pueda leer. No se envía nada de él.',
    partly: 'Una parte del enlace no se pudo leer. Se envía el resto.',
  },
  preview: {
    title: 'La pregunta tal como se envía',
    nothing: 'En cuanto escriba, verá aquí lo que se envía.',
    plain: 'No se ocultó nada.',
    masked: 'Oculto: %{kinds}.',
    kinds: {
      name: 'nombre',
      date: 'fecha',
      recordNumber: 'número de expediente',
      phone: 'número de teléfono',
      email: 'correo',
      idNumber: 'número de identidad',
      address: 'dirección',
    },
    check: 'Se oculta según palabras y formas y algo puede escaparse. Léala una vez más.',
  },
  kept: 'Guardamos la consulta durante %{days} días y después la borramos. Su correo y su teléfono solo se usan para responderla.',
  send: 'Enviar a un consultor',
  sending: 'Enviando…',
  problems: {
    practice: 'Escriba el nombre del consultorio',
    contactName: 'Escriba su nombre',
    contact: 'Escriba un correo o un teléfono',
    email: 'Escriba un correo, como nombre@ejemplo.com',
    question: 'Escriba su pregunta',
  },
  failed: 'La consulta no se envió. Vuelva a intentarlo en un minuto o llame al laboratorio.',
  offline:
    'El servidor no respondió. Compruebe la conexión y envíela de nuevo: llega una sola vez.',
  sent: {
    title: 'Su consulta se envió',
    body: 'Un consultor de lentes le responde a %{where}.',
    held: 'Hoy llegaron más consultas que de costumbre: la respuesta puede tardar más, y no recibirá un correo de confirmación. Si es urgente, llame al laboratorio.',
    again: 'Preguntar otra cosa',
  },
};
