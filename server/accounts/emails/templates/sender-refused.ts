import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, facts, say } from '../../../platform/mail/layout/email-parts.ts';

/** SE-15: a mail server refused our sender. */
export const SENDER_REFUSED = defaultTemplates('senderRefused', {
  en: {
    subject: 'A mail server refused our sender',
    lead: 'The mail server of {{ address }} refused an email because of our sender, not because of the address. The address stays in use. Other mail servers may refuse our emails, too.',
    parts: [
      facts([
        ['Address', 'address'],
        ['Code of the refusal', 'answer'],
      ]),
      say(
        'Ask your mail service to check SPF, DKIM and DMARC of the sender’s domain, and whether its server is on a block list. Then send the email again.',
      ),
      action('Open the email', 'emailLink'),
    ],
    why: 'You are receiving this email because you are a super admin. It comes at most once a day.',
  },
  es: {
    subject: 'Un servidor de correo rechazó nuestro remitente',
    lead: 'El servidor de correo de {{ address }} rechazó un correo por nuestro remitente, no por la dirección. La dirección sigue en uso. Es posible que otros servidores de correo también rechacen nuestros correos.',
    parts: [
      facts([
        ['Dirección', 'address'],
        ['Código del rechazo', 'answer'],
      ]),
      say(
        'Pida a su servicio de correo que revise SPF, DKIM y DMARC del dominio del remitente, y si su servidor está en una lista de bloqueo. Después envíe el correo de nuevo.',
      ),
      action('Abrir el correo', 'emailLink'),
    ],
    why: 'Recibe este correo porque es superadministrador. Llega como máximo una vez al día.',
  },
});
