import { defaultTemplates } from '#server/platform/mail/letters/default-templates.ts';
import { action } from '#server/platform/mail/letters/letter-parts.ts';

/** The link that confirms a new sign-in address. */
export const ADDRESS_CHANGE = defaultTemplates('addressChange', {
  en: {
    greets: true,
    subject: 'Confirm your new email',
    lead: 'Confirm that you want to sign in with this email from now on. The link expires in three days.',
    parts: [action('Confirm email', 'link')],
    why: 'If you did not request this, ignore this email. Your email has not changed.',
  },
  es: {
    greets: true,
    subject: 'Confirme su nuevo correo electrónico',
    lead: 'Confirme que desea iniciar sesión con este correo a partir de ahora. El enlace vence en tres días.',
    parts: [action('Confirmar el correo', 'link')],
    why: 'Si usted no lo solicitó, ignore este correo. Su correo no ha cambiado.',
  },
});
