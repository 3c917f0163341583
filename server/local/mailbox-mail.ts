import type { Locale } from '#domain/locale.ts';
import type { ActionMail } from '#local-firebase/identity/identity-context.ts';
import { randomUUID } from 'node:crypto';

/** A mail as the mailbox keeps it. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  /** Plain text, paragraphs apart by a blank line; the link is one of them. */
  text: string;
  /** Blank for a mail that asks for nothing. */
  link: string;
  /** Null for one that is not Firebase's. */
  requestType: ActionMail['requestType'] | null;
  /** The language it is written in. */
  locale: Locale;
  /** ISO time. */
  at: string;
}

interface MailTexts {
  subject: string;
  before: string;
  after: string;
  /** What one does with the link. */
  action: string;
}

const MAILS: Record<Locale, Record<ActionMail['requestType'], MailTexts>> = {
  en: {
    VERIFY_EMAIL: {
      subject: 'Verify your e-mail address',
      before: 'Please verify within three days that this address is yours:',
      after: 'If you did not sign up for Lens Portal, ignore this mail.',
      action: 'Verify the address',
    },
    PASSWORD_RESET: {
      subject: 'Set a new password',
      before: 'A new password was asked for. Set it within an hour:',
      after: 'If you did not ask for it, ignore this mail: your password stays as it is.',
      action: 'Set a new password',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirm your new e-mail address',
      before: 'Please confirm within three days that you sign in with this address from now on:',
      after: 'If you did not ask for it, ignore this mail: the address stays as it is.',
      action: 'Confirm the address',
    },
  },
  es: {
    VERIFY_EMAIL: {
      subject: 'Verifique su correo electrónico',
      before: 'Verifique en un plazo de tres días que esta dirección es suya:',
      after: 'Si no se ha registrado en Lens Portal, ignore este mensaje.',
      action: 'Verificar la dirección',
    },
    PASSWORD_RESET: {
      subject: 'Elija una contraseña nueva',
      before: 'Se ha pedido una contraseña nueva. Elíjala en el plazo de una hora:',
      after: 'Si no la ha pedido usted, ignore este mensaje: su contraseña no cambia.',
      action: 'Elegir una contraseña nueva',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirme su nuevo correo electrónico',
      before: 'Confirme en un plazo de tres días que a partir de ahora entra con esta dirección:',
      after: 'Si no lo ha pedido usted, ignore este mensaje: la dirección no cambia.',
      action: 'Confirmar la dirección',
    },
  },
};

/** Writes the mail in the language that the page had, or in English. */
export function composeMail(mail: ActionMail, at: Date): Mail {
  const { to, link, requestType } = mail;
  const locale = /^es\b/i.test(mail.locale ?? '') ? 'es' : 'en';
  const { subject, before, after } = MAILS[locale][requestType];
  const text = [greeting(locale, mail.displayName), before, link, after].join('\n\n');
  return { id: randomUUID(), to, subject, text, link, requestType, locale, at: at.toISOString() };
}

/** What one does with the mail's link, in the mail's language; null for a mail without one. */
export function actionOf({ locale, requestType }: Mail): string | null {
  return requestType && MAILS[locale][requestType].action;
}

function greeting(locale: Locale, displayName = ''): string {
  const name = displayName.replaceAll(/\s+/g, ' ').trim();
  if (locale === 'es') return name === '' ? 'Hola:' : `Hola, ${name}:`;
  return name === '' ? 'Hello,' : `Hello ${name},`;
}
