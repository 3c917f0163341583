import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { link } from '../../../platform/mail/layout/email-parts.ts';

/** An email of the lab to its customers. */
export const CAMPAIGN = defaultTemplates('letter', {
  en: {
    greets: true,
    subject: '{{ letterSubject }}',
    lead: '{{ letter }}',
    parts: [link('Get no more campaign emails', 'unsubscribeLink')],
    why: 'You are receiving this email because {{ practice }} is a customer of {{ providerName }}.',
  },
  es: {
    greets: true,
    subject: '{{ letterSubject }}',
    lead: '{{ letter }}',
    parts: [link('No recibir más correos de campañas', 'unsubscribeLink')],
    why: 'Recibe este correo porque {{ practice }} es cliente de {{ providerName }}.',
  },
});
