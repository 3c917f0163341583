import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action } from '../../../platform/mail/layout/email-parts.ts';

/** AD-05: an application waits for a decision. */
export const APPLICATION_RECEIVED = defaultTemplates('applicationReceived', {
  en: {
    subject: 'The application of {{ practice }} is received',
    lead: 'We received the application of {{ practice }} for an account. You get an email as soon as it is decided.',
    parts: [action('Open the portal', 'portalLink')],
    why: 'You are receiving this email because you applied for an account.',
  },
  es: {
    subject: 'Recibimos la solicitud de {{ practice }}',
    lead: 'Recibimos la solicitud de cuenta de {{ practice }}. Recibirá un correo en cuanto se decida.',
    parts: [action('Abrir el portal', 'portalLink')],
    why: 'Recibe este correo porque usted solicitó una cuenta.',
  },
});
