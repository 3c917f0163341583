import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { facts } from '../../../platform/mail/layout/email-parts.ts';

/** RS-03: an email that somebody wrote in the portal. */
export const DIRECT_EMAIL = defaultTemplates('directEmail', {
  en: {
    subject: '{{ messageSubject }}',
    lead: '{{ message }}',
    parts: [facts([['Written by', 'sender']])],
    why: 'You are receiving this email because somebody wrote to you in the portal.',
  },
  es: {
    subject: '{{ messageSubject }}',
    lead: '{{ message }}',
    parts: [facts([['Escrito por', 'sender']])],
    why: 'Recibe este correo porque alguien le escribió en el portal.',
  },
});
