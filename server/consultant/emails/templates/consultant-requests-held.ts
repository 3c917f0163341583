import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, facts, say } from '../../../platform/mail/layout/email-parts.ts';

/** VC-03: to the lab, once an hour at most: more requests come than usual. */
export const CONSULTANT_REQUESTS_HELD = defaultTemplates('consultantRequestsHeld', {
  en: {
    subject: 'More requests to a consultant than usual',
    lead: 'More requests to a consultant arrive than on a usual day. They are all stored. While it lasts, they are not emailed one by one: look at the list.',
    parts: [
      facts([['Within 24 hours', 'count']]),
      say(
        'The list marks these requests, so that a program that sends them can be distinguished from practices that ask.',
      ),
      action('Open the requests', 'portalLink'),
    ],
    why: 'You are receiving this email because your address is one of the lab’s.',
  },
  es: {
    subject: 'Más consultas a un consultor que de costumbre',
    lead: 'Llegan más consultas a un consultor que en un día normal. Todas se guardan. Mientras dure, no se envían una por una: mire la lista.',
    parts: [
      facts([['En 24 horas', 'count']]),
      say(
        'La lista marca estas consultas, para distinguir un programa que las envía de los consultorios que preguntan.',
      ),
      action('Abrir las consultas', 'portalLink'),
    ],
    why: 'Recibe este correo porque su dirección es una de las del laboratorio.',
  },
});
