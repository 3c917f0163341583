import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, facts, quote } from '../../../platform/mail/layout/email-parts.ts';

/** VC-03: to the lab: a practice asks a consultant. */
export const CONSULTANT_REQUEST = defaultTemplates('consultantRequest', {
  en: {
    subject: 'Request to a consultant from {{ practice }}',
    lead: '{{ practice }} asks a consultant on the pages of the virtual consultant.',
    parts: [
      facts([['From', 'contact']]),
      quote('Question', 'question'),
      action('Open the request', 'portalLink'),
    ],
    why: 'You are receiving this email because your address is one of the lab’s.',
  },
  es: {
    subject: 'Consulta a un consultor de {{ practice }}',
    lead: '{{ practice }} pregunta a un consultor en las páginas del consultor virtual.',
    parts: [
      facts([['De', 'contact']]),
      quote('Pregunta', 'question'),
      action('Abrir la consulta', 'portalLink'),
    ],
    why: 'Recibe este correo porque su dirección es una de las del laboratorio.',
  },
});
