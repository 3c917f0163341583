import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, lines } from '../../../platform/mail/layout/email-parts.ts';

/** What happened since the last summary. */
export const DIGEST = defaultTemplates('digest', {
  en: {
    greets: true,
    subject: 'What happened since yesterday',
    lead: 'This is your daily summary.',
    parts: [lines('items'), action('Open the portal', 'portalLink')],
    why: 'You are receiving this email because you chose a daily summary.',
  },
  es: {
    greets: true,
    subject: 'Novedades desde ayer',
    lead: 'Este es su resumen diario.',
    parts: [lines('items'), action('Abrir el portal', 'portalLink')],
    why: 'Recibe este correo porque eligió un resumen diario.',
  },
});
