import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action } from '../../../platform/mail/layout/email-parts.ts';

/** RT-03: the link that makes another address the user's. Greets without a name: the address may be somebody else's. */
export const NEW_ADDRESS = defaultTemplates('newAddress', {
  en: {
    greets: true,
    subject: 'Confirm your new email',
    lead: 'Confirm that you want to sign in with this email from now on. The link expires in three days.',
    parts: [action('Confirm email', 'link')],
    why: 'If you did not request this, ignore this email. Nothing has changed.',
  },
  es: {
    greets: true,
    subject: 'Confirme su nuevo correo electrónico',
    lead: 'Confirme que desea iniciar sesión con este correo a partir de ahora. El enlace vence en tres días.',
    parts: [action('Confirmar el correo', 'link')],
    why: 'Si usted no lo solicitó, ignore este correo. Nada ha cambiado.',
  },
});
