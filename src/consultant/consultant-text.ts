import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'Virtual Consultant',
  lead: "Here you will be able to ask fitting questions and get a first lens suggested from the eye's measurements, with the reason and the fitting guide behind it. It is not open yet.",
  today: 'Until then',
  points: [
    'For fitting and design questions, contact your lens consultant.',
    'Lens wearers: please contact your eye care practice.',
    'Nothing here replaces the clinician who examines the eye.',
  ],
};

const es: typeof en = {
  heading: 'Consultor virtual',
  lead: 'Aquí podrá hacer preguntas de adaptación y recibir un primer lente sugerido a partir de las medidas del ojo, con el motivo y la guía de adaptación que lo respalda. Todavía no está disponible.',
  today: 'Hasta entonces',
  points: [
    'Para preguntas de adaptación y diseños, comuníquese con su consultor de lentes.',
    'Si usa lentes de contacto, comuníquese con el consultorio que se los adapta.',
    'Nada de lo que aparece aquí sustituye al profesional que examina el ojo.',
  ],
};

/** The texts of the virtual consultant. */
export const useConsultantText = createText({ en, es }).useTexts;
