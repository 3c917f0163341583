import { escapeHtml } from '#domain/basics/escape-html.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { actionOf, type Mail } from './mailbox-mail.ts';

const TEXTS = {
  en: {
    title: 'Local mailbox',
    lead: 'Emails the portal sends on this computer arrive here and go nowhere else.',
    languages: 'Language',
    one: '1 email',
    many: (count: number) => `${count} emails`,
    again: 'Reload the list',
    empty: 'Empty the mailbox',
    none: 'No emails yet. Sign up or request a new password, and the email arrives here.',
    to: 'To',
    time: 'Time',
  },
  es: {
    title: 'Buzón local',
    lead: 'Los correos que el portal envía en esta computadora llegan aquí y no salen de ella.',
    languages: 'Idioma',
    one: '1 correo',
    many: (count: number) => `${count} correos`,
    again: 'Recargar la lista',
    empty: 'Vaciar el buzón',
    none: 'Aún no hay correos. Regístrese o pida una contraseña nueva, y llegarán aquí.',
    to: 'Para',
    time: 'Hora',
  },
} satisfies Record<Locale, unknown>;

const LANGUAGES: [Locale, string][] = [
  ['en', 'English'],
  ['es', 'Español'],
];

/** Renders the mailbox as a separate page, newest email first. */
export function mailboxPage(mails: Mail[], locale: Locale): string {
  const texts = TEXTS[locale];
  const list = mails.map((mail) => item(mail, locale)).join('');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} · Lens Portal</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/local/mailbox.css">
</head>
<body>
<header>
<p class="wordmark">Lens Portal</p>
<nav aria-label="${texts.languages}">${LANGUAGES.map((language) => choice(language, locale)).join('')}</nav>
</header>
<main>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
${tools(mails.length, locale)}
${mails.length === 0 ? `<p class="none">${texts.none}</p>` : `<ol class="mails">${list}</ol>`}
</main>
</body>
</html>
`;
}

function choice([language, name]: [Locale, string], chosen: Locale): string {
  const current = language === chosen ? ' aria-current="true"' : '';
  return `<a href="/local/mailbox?lang=${language}" lang="${language}" hreflang="${language}"${current}>${name}</a>`;
}

function tools(count: number, locale: Locale): string {
  const texts = TEXTS[locale];
  const again = `<a class="again" href="/local/mailbox?lang=${locale}">${texts.again}</a>`;
  if (count === 0) return `<div class="tools">${again}</div>`;
  return `<div class="tools">
<p class="count">${count === 1 ? texts.one : texts.many(count)}</p>
${again}
<form method="post" action="/local/mailbox/empty?lang=${locale}"><button>${texts.empty}</button></form>
</div>`;
}

function item(mail: Mail, locale: Locale): string {
  const texts = TEXTS[locale];
  const time = new Date(mail.at).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const paragraphs = mail.text.split('\n\n').map((text) => paragraph(text, mail));
  return `<li>
<h2 lang="${mail.locale}">${escapeHtml(mail.subject)}</h2>
<dl>
<dt>${texts.to}</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>${texts.time}</dt><dd><time datetime="${mail.at}">${time}</time></dd>
</dl>
<div class="body" lang="${mail.locale}">${paragraphs.join('')}</div>
</li>`;
}

function paragraph(text: string, mail: Mail): string {
  const action = actionOf(mail);
  if (action === null || text !== mail.link) return `<p>${withLinks(text)}</p>`;
  return `<p><a class="action" href="${escapeHtml(mail.link)}">${action}</a></p>`;
}

const ADDRESS = /(https?:\/\/\S+)/;

/** Every address in a text is a link, as mail programs show it. */
function withLinks(text: string): string {
  return text
    .split(ADDRESS)
    .map((part) => {
      const shown = escapeHtml(part);
      return ADDRESS.test(part) ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join('');
}
