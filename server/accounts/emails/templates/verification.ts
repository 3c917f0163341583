import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action } from '../../../platform/mail/layout/email-parts.ts';

/** AD-02: the link that verifies an address. */
export const VERIFICATION = defaultTemplates('verification', {
  en: {
    greets: true,
    subject: 'Verify your email',
    lead: 'Confirm that this is your email. The link expires in three days.',
    parts: [action('Verify email', 'link')],
    why: 'If you did not sign up for {{ providerName }}, ignore this email.',
  },
  es: {
    greets: true,
    subject: 'Verifique su correo electrónico',
    lead: 'Confirme que este es su correo. El enlace vence en tres días.',
    parts: [action('Verificar el correo', 'link')],
    why: 'Si usted no se registró en {{ providerName }}, ignore este correo.',
  },
});
