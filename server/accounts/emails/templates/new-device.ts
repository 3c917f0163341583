import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { facts, say } from '../../../platform/mail/layout/email-parts.ts';

/** Somebody signed in from a browser that the user did not use before. */
export const NEW_DEVICE = defaultTemplates('newDevice', {
  en: {
    greets: true,
    subject: 'Sign-in from a new device',
    lead: 'Your account was used to sign in from a device that we have not seen before.',
    parts: [
      facts([
        ['Device', 'device'],
        ['When', 'signedInAt'],
      ]),
      say(
        'If it was you, you need to do nothing. If it was not you, change your password and sign out on all devices in your settings.',
      ),
    ],
    why: 'You are receiving this email to keep your account safe.',
  },
  es: {
    greets: true,
    subject: 'Inicio de sesión en un dispositivo nuevo',
    lead: 'Se inició sesión con su cuenta en un dispositivo que no conocíamos.',
    parts: [
      facts([
        ['Dispositivo', 'device'],
        ['Cuándo', 'signedInAt'],
      ]),
      say(
        'Si fue usted, no necesita hacer nada. Si no fue usted, cambie su contraseña y cierre la sesión en todos los dispositivos en sus ajustes.',
      ),
    ],
    why: 'Recibe este correo para proteger su cuenta.',
  },
});
