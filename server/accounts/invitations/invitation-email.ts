import { escapeHtml } from '#domain/escape-html.ts';
import type { Locale } from '#domain/locale.ts';
import type { PracticeRole } from '#domain/permissions.ts';
import type { Email } from '#server/platform/mail/mailer.ts';
import type { Provider } from '#server/platform/program/provider.ts';

/** An invitation, as its email shows it. */
export interface InvitationToTell {
  practice: string;
  practiceRole: PracticeRole;
  invitedBy: string;
  expiresAt: Date;
  language: Locale;
  /** Null when the portal's address is not known: the invitation then waits in the portal. */
  link: string | null;
}

interface Texts {
  subject: (practice: string) => string;
  lead: (invitedBy: string, practice: string) => string;
  role: string;
  roles: Record<PracticeRole, string>;
  next: string;
  action: string;
  until: (date: string) => string;
  footer: string;
}

const TEXTS: Record<Locale, Texts> = {
  en: {
    subject: (practice) => `You are invited to the account of ${practice}`,
    lead: (invitedBy, practice) => `${invitedBy} invites you to the account of ${practice}.`,
    role: 'Your role:',
    roles: {
      owner: 'Owner: orders, payments and team',
      orderer: 'Ordering: places and follows orders',
      biller: 'Billing: sees orders and pays',
      viewer: 'View only: sees orders',
    },
    next: 'Sign in or create an account with this email address to accept.',
    action: 'Open the invitation',
    until: (date) => `The invitation is valid until ${date}.`,
    footer: 'If you do not know the practice, ignore this email. Questions? Contact us:',
  },
  es: {
    subject: (practice) => `Le invitan a la cuenta de ${practice}`,
    lead: (invitedBy, practice) => `${invitedBy} le invita a la cuenta de ${practice}.`,
    role: 'Su rol:',
    roles: {
      owner: 'Titular: pedidos, pagos y equipo',
      orderer: 'Pedidos: hace pedidos y los sigue',
      biller: 'Facturación: ve los pedidos y paga',
      viewer: 'Solo consulta: ve los pedidos',
    },
    next: 'Para aceptar, inicie sesión o cree una cuenta con esta dirección de correo.',
    action: 'Abrir la invitación',
    until: (date) => `La invitación es válida hasta el ${date}.`,
    footer:
      'Si no conoce el consultorio, ignore este correo. ¿Preguntas? Comuníquese con nosotros:',
  },
};

/** AD-08: the email that invites somebody to an account. All data is escaped (SE-05). */
export function invitationEmail(
  invitation: InvitationToTell,
  provider: Provider,
): Pick<Email, 'subject' | 'text' | 'html' | 'language'> {
  const { language, practiceRole, link } = invitation;
  const texts = TEXTS[language];
  const practice = inOneLine(invitation.practice);
  const subject = texts.subject(practice);
  const lead = texts.lead(inOneLine(invitation.invitedBy), practice);
  const role = `${texts.role} ${texts.roles[practiceRole]}`;
  const until = texts.until(dayOf(invitation.expiresAt, language));
  const { name, website, phone } = provider;
  const text = [
    lead,
    role,
    [texts.next, link].filter(Boolean).join('\n'),
    until,
    texts.footer,
    `${name}\n${website}\n${phone}`,
  ].join('\n\n');
  return {
    subject,
    language,
    text,
    html: html({ subject, lead, role, until, link }, language, provider),
  };
}

/** A line break in a name would look like a paragraph of ours. */
function inOneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim();
}

function dayOf(date: Date, language: Locale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, format).format(date)} UTC`;
}

interface Parts {
  subject: string;
  lead: string;
  role: string;
  until: string;
  link: string | null;
}

function html(parts: Parts, language: Locale, provider: Provider): string {
  const { subject, lead, role, until, link } = parts;
  const texts = TEXTS[language];
  const website = escapeHtml(provider.website);
  const action =
    link &&
    `<p><a href="${escapeHtml(link)}" style="color:#0B7285;font-weight:600">${texts.action}</a></p>`;
  const paragraphs = [
    `<p>${escapeHtml(lead)}</p>`,
    `<p><strong>${escapeHtml(role)}</strong></p>`,
    `<p>${texts.next}</p>`,
    action,
    `<p>${until}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
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
