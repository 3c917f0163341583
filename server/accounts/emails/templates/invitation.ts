import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { action, facts, say } from '../../../platform/mail/layout/email-parts.ts';

/** AD-08: somebody may join an account. */
export const INVITATION = defaultTemplates('invitation', {
  en: {
    subject: 'You are invited to the account of {{ practice }}',
    lead: '{{ invitedBy }} invites you to the account of {{ practice }}.',
    parts: [
      facts([
        ['Your role', 'practiceRole'],
        ['Valid until', 'validUntil'],
      ]),
      say('Sign in or create an account with this email address to accept.'),
      action('Open the invitation', 'link'),
    ],
    why: 'If you do not know the practice, ignore this email.',
  },
  es: {
    subject: 'Le invitan a la cuenta de {{ practice }}',
    lead: '{{ invitedBy }} le invita a la cuenta de {{ practice }}.',
    parts: [
      facts([
        ['Su rol', 'practiceRole'],
        ['Válida hasta', 'validUntil'],
      ]),
      say('Para aceptar, inicie sesión o cree una cuenta con esta dirección de correo.'),
      action('Abrir la invitación', 'link'),
    ],
    why: 'Si no conoce el consultorio, ignore este correo.',
  },
});
