import { defaultTemplates } from '../../../platform/mail/letters/default-templates.ts';
import { link } from '../../../platform/mail/letters/letter-parts.ts';

/** A letter of the lab to its customers. */
export const LETTER = defaultTemplates('letter', {
  en: {
    greets: true,
    subject: '{{ letterSubject }}',
    lead: '{{ letter }}',
    parts: [link('Get no more letters', 'unsubscribeLink')],
    why: 'You are receiving this email because {{ practice }} is a customer of {{ providerName }}.',
  },
  es: {
    greets: true,
    subject: '{{ letterSubject }}',
    lead: '{{ letter }}',
    parts: [link('No recibir más cartas', 'unsubscribeLink')],
    why: 'Recibe este correo porque {{ practice }} es cliente de {{ providerName }}.',
  },
});
