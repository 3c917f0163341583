import { escapeHtml } from '#domain/escape-html.ts';
import type { Locale } from '#domain/locale.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import type { Provider } from '#server/platform/program/provider.ts';

/** What was decided on an application, as far as its applicant is told. */
export interface DecidedApplication {
  practice: string;
  language: Locale;
  /** The number of the new account; null when the application was declined. */
  accountNumber: string | null;
  /** Why it was declined. */
  reason: string;
}

/** The sender, and where the portal is; without an address the email has no link. */
export interface DecisionSender {
  provider: Provider;
  portalUrl?: string | undefined;
}

interface DecisionTexts {
  subject: (practice: string) => string;
  lead: (practice: string) => string;
  next: string;
  /** The label of the link. */
  action: string;
}

interface Texts {
  approved: DecisionTexts;
  declined: DecisionTexts;
  account: (number: string) => string;
  reason: string;
  footer: string;
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    approved: {
      subject: (practice) => `The application of ${practice} is approved`,
      lead: (practice) => `The application of ${practice} for an account has been approved.`,
      next: 'You can order in the portal now.',
      action: 'Open the portal',
    },
    declined: {
      subject: (practice) => `The application of ${practice} is declined`,
      lead: (practice) => `The application of ${practice} for an account has been declined.`,
      next: 'You may apply again in the portal at any time.',
      action: 'Apply again',
    },
    account: (number) => `Your account number is ${number}.`,
    reason: 'Reason:',
    footer:
      'You are receiving this email because you applied for an account. Questions? Contact us:',
  },
  es: {
    approved: {
      subject: (practice) => `La solicitud de ${practice} fue aprobada`,
      lead: (practice) => `La solicitud de cuenta de ${practice} fue aprobada.`,
      next: 'Ya puede hacer pedidos en el portal.',
      action: 'Abrir el portal',
    },
    declined: {
      subject: (practice) => `La solicitud de ${practice} fue rechazada`,
      lead: (practice) => `La solicitud de cuenta de ${practice} fue rechazada.`,
      next: 'Puede presentar otra solicitud en el portal cuando lo desee.',
      action: 'Presentar otra solicitud',
    },
    account: (number) => `Su número de cuenta es ${number}.`,
    reason: 'Motivo:',
    footer:
      'Recibe este correo porque usted solicitó una cuenta. ¿Preguntas? Comuníquese con nosotros:',
  },
};

const PATHS = { approved: '/customer/home', declined: '/auth/request?way=apply' } as const;

type DecisionEmail = Pick<Email, 'subject' | 'text' | 'html' | 'language'>;

/**
 * AD-05: the email that tells an applicant of the decision, in the language in which they applied. All data is escaped
 * (SE-05); the subject has none but the practice's name.
 */
export function decisionEmail(
  application: DecidedApplication,
  { provider, portalUrl }: DecisionSender,
): DecisionEmail {
  const { language, reason } = application;
  // In one line: a line break in a name would look like a paragraph of ours.
  const practice = application.practice.replaceAll(/\s+/g, ' ').trim();
  const letter = letterOf({ ...application, practice, reason: reason.trim() }, portalUrl);
  const subject = TEXTS[language][letter.outcome].subject(practice);
  return {
    subject,
    language,
    text: plainText(letter, provider),
    html: html(subject, letter, provider),
  };
}

/** The parts of the email, before they are text or HTML. */
interface Letter {
  language: Locale;
  outcome: 'approved' | 'declined';
  lead: string;
  /** The account number as a sentence; blank when declined. */
  account: string;
  /** Blank when approved. */
  reason: string;
  link: string | null;
}

function letterOf(application: DecidedApplication, portalUrl: string | undefined): Letter {
  const { practice, language, accountNumber, reason } = application;
  const outcome = accountNumber === null ? 'declined' : 'approved';
  return {
    language,
    outcome,
    lead: TEXTS[language][outcome].lead(practice),
    account: accountNumber === null ? '' : TEXTS[language].account(accountNumber),
    reason: accountNumber === null ? reason : '',
    link: portalUrl ? new URL(PATHS[outcome], portalUrl).href : null,
  };
}

function plainText(letter: Letter, { name, website, phone }: Provider): string {
  const { language, outcome, lead, account, reason, link } = letter;
  const texts = TEXTS[language];
  const paragraphs = [
    lead,
    account,
    reason && `${texts.reason} ${reason}`,
    [texts[outcome].next, link].filter(Boolean).join('\n'),
    texts.footer,
    `${name}\n${website}\n${phone}`,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

function html(title: string, letter: Letter, provider: Provider): string {
  const { language, outcome, lead, account, reason, link } = letter;
  const texts = TEXTS[language];
  const { next, action } = texts[outcome];
  const website = escapeHtml(provider.website);
  const paragraphs = [
    `<p>${escapeHtml(lead)}</p>`,
    account && `<p><strong>${escapeHtml(account)}</strong></p>`,
    reason &&
      `<p>${texts.reason} <span style="white-space:pre-line">${escapeHtml(reason)}</span></p>`,
    `<p>${next}</p>`,
    link &&
      `<p><a href="${escapeHtml(link)}" style="color:#0B7285;font-weight:600">${action}</a></p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#0F1F2E">
${paragraphs.filter(Boolean).join('\n')}
<p style="margin-top:32px;color:#4A5D6D;font-size:14px">${texts.footer}<br>
${escapeHtml(provider.name)}<br>
<a href="${website}">${website}</a><br>
${escapeHtml(provider.phone)}</p>
</body>
</html>
`;
}
