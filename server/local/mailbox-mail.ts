import { randomUUID } from 'node:crypto';
import type { ActionMail } from 'embedded-firebase';
import type { Locale } from '#domain/basics/locale.ts';

/** An email in the mailbox. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  /** Plain text with blank lines between paragraphs; the link is one of them. */
  text: string;
  /** Blank for an email without a link. */
  link: string;
  /** Null for an email that is not Firebase's. */
  requestType: ActionMail['requestType'] | null;
  /** The language of the text. */
  locale: Locale;
  /** ISO time. */
  at: string;
}

interface MailTexts {
  subject: string;
  before: string;
  after: string;
  /** The label of the link. */
  action: string;
}

const MAILS: Record<Locale, Record<ActionMail['requestType'], MailTexts>> = {
  en: {
    VERIFY_EMAIL: {
      subject: 'Verify your email',
      before: 'Confirm that this is your email. This link expires in three days:',
      after: 'If you did not sign up for Lens Portal, ignore this email.',
      action: 'Verify email',
    },
    PASSWORD_RESET: {
      subject: 'Set a new password',
      before: 'We received a request to reset your password. This link expires in one hour:',
      after: 'If you did not request this, ignore this email. Your password has not changed.',
      action: 'Set a new password',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirm your new email',
      before:
        'Confirm that you want to sign in with this email from now on. This link expires in three days:',
      after: 'If you did not request this, ignore this email. Your email has not changed.',
      action: 'Confirm email',
    },
  },
  es: {
    VERIFY_EMAIL: {
      subject: 'Verifique su correo electrónico',
      before: 'Confirme que este es su correo. Este enlace vence en tres días:',
      after: 'Si usted no se registró en Lens Portal, ignore este correo.',
      action: 'Verificar el correo',
    },
    PASSWORD_RESET: {
      subject: 'Elija una contraseña nueva',
      before:
        'Recibimos una solicitud para restablecer su contraseña. Este enlace vence en una hora:',
      after: 'Si usted no lo solicitó, ignore este correo. Su contraseña no ha cambiado.',
      action: 'Elegir una contraseña nueva',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirme su nuevo correo electrónico',
      before:
        'Confirme que desea iniciar sesión con este correo a partir de ahora. Este enlace vence en tres días:',
      after: 'Si usted no lo solicitó, ignore este correo. Su correo no ha cambiado.',
      action: 'Confirmar el correo',
    },
  },
};

/** Writes the email in the page's language, or in English. */
export function composeMail(mail: ActionMail, at: Date): Mail {
  const { to, link, requestType } = mail;
  const locale = /^es\b/i.test(mail.locale ?? '') ? 'es' : 'en';
  const { subject, before, after } = MAILS[locale][requestType];
  const text = [greeting(locale, mail.displayName), before, link, after].join('\n\n');
  return { id: randomUUID(), to, subject, text, link, requestType, locale, at: at.toISOString() };
}

/** Returns the label of the email's link, in its language; null for an email without a link. */
export function actionOf({ locale, requestType }: Mail): string | null {
  return requestType && MAILS[locale][requestType].action;
}

function greeting(locale: Locale, displayName = ''): string {
  const name = displayName.replaceAll(/\s+/g, ' ').trim();
  if (locale === 'es') return name === '' ? 'Hola:' : `Hola, ${name}:`;
  return name === '' ? 'Hello,' : `Hello ${name},`;
}
