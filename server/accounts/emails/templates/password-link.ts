import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action } from '../../../platform/mail/layout/email-parts.ts';

/** VA-01: the link for a new password. */
export const PASSWORD_LINK = defaultTemplates('passwordLink', {
  en: {
    greets: true,
    subject: 'Set a new password',
    lead: 'We received a request to reset your password. The link expires in one hour.',
    parts: [action('Set a new password', 'link')],
    why: 'If you did not request this, ignore this email. Your password has not changed.',
  },
  es: {
    greets: true,
    subject: 'Elija una contraseña nueva',
    lead: 'Recibimos una solicitud para restablecer su contraseña. El enlace vence en una hora.',
    parts: [action('Elegir una contraseña nueva', 'link')],
    why: 'Si usted no lo solicitó, ignore este correo. Su contraseña no ha cambiado.',
  },
});
