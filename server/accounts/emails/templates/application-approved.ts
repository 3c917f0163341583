import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, say } from '../../../platform/mail/layout/email-parts.ts';

/** AD-05: the account exists. */
export const APPLICATION_APPROVED = defaultTemplates('applicationApproved', {
  en: {
    subject: 'The application of {{ practice }} is approved',
    lead: 'The application of {{ practice }} for an account has been approved.',
    parts: [
      say('<strong>Your account number is {{ accountNumber }}.</strong>', {
        text: 'Your account number is {{ accountNumber }}.',
      }),
      say('You can order in the portal now.'),
      action('Open the portal', 'portalLink'),
    ],
    why: 'You are receiving this email because you applied for an account.',
  },
  es: {
    subject: 'La solicitud de {{ practice }} fue aprobada',
    lead: 'La solicitud de cuenta de {{ practice }} fue aprobada.',
    parts: [
      say('<strong>Su número de cuenta es {{ accountNumber }}.</strong>', {
        text: 'Su número de cuenta es {{ accountNumber }}.',
      }),
      say('Ya puede hacer pedidos en el portal.'),
      action('Abrir el portal', 'portalLink'),
    ],
    why: 'Recibe este correo porque usted solicitó una cuenta.',
  },
});
