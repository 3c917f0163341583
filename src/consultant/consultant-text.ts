import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'Virtual Consultant',
  lead: 'This will be the place to ask fitting questions and to have a first lens proposed from the measurements of an eye, with the reason and the guide that it rests on. It is not open yet.',
  today: 'Until then',
  points: [
    'Questions about fitting and designs go to the lens consultant of your practice.',
    'Who wears lenses asks the practice that fits them.',
    'Nothing entered here takes the place of the clinician who examines the eye.',
  ],
};

const es: typeof en = {
  heading: 'Asesor virtual',
  lead: 'Este será el lugar para consultar dudas de adaptación y obtener una primera lente a partir de las medidas de un ojo, con el motivo y la guía en que se apoya. Todavía no está abierto.',
  today: 'Hasta entonces',
  points: [
    'Las dudas de adaptación y de diseños se consultan con el asesor de lentes de su consulta.',
    'Quien usa lentes pregunta a la consulta que se las adapta.',
    'Nada de lo que se introduzca aquí sustituye al profesional que examina el ojo.',
  ],
};

/** The texts of the virtual consultant. */
export const useConsultantText = createText({ en, es }).useTexts;
