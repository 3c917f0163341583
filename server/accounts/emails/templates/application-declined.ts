import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, quote, say } from '../../../platform/mail/layout/email-parts.ts';

/** AD-05: the application is declined, with the reason. */
export const APPLICATION_DECLINED = defaultTemplates('applicationDeclined', {
  en: {
    subject: 'The application of {{ practice }} is declined',
    lead: 'The application of {{ practice }} for an account has been declined.',
    parts: [
      quote('Reason', 'reason'),
      say('You may apply again in the portal at any time.'),
      action('Apply again', 'portalLink'),
    ],
    why: 'You are receiving this email because you applied for an account.',
  },
  es: {
    subject: 'La solicitud de {{ practice }} fue rechazada',
    lead: 'La solicitud de cuenta de {{ practice }} fue rechazada.',
    parts: [
      quote('Motivo', 'reason'),
      say('Puede presentar otra solicitud en el portal cuando lo desee.'),
      action('Presentar otra solicitud', 'portalLink'),
    ],
    why: 'Recibe este correo porque usted solicitó una cuenta.',
  },
});
