import type { consultant as en } from '../../en/public/consultant.ts';

export const consultant: typeof en = {
  heading: 'Consultor virtual',
  lead: 'Aquí podrá hacer preguntas de adaptación y recibir un primer lente sugerido a partir de las medidas del ojo, con el motivo y la guía de adaptación que lo respalda. Todavía no está disponible.',
  today: 'Hasta entonces',
  points: {
    first: 'Para preguntas de adaptación y diseños, comuníquese con su consultor de lentes.',
    second: 'Si usa lentes de contacto, comuníquese con el consultorio que se los adapta.',
    third: 'Nada de lo que aparece aquí sustituye al profesional que examina el ojo.',
  },
};
