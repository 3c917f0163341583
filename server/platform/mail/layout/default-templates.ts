import type { Locale } from '#domain/basics/locale.ts';
import { emailEvent, type EmailEventKey } from '#domain/emails/events/email-events.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailMjml } from './email-layout.ts';
import { say, type EmailPart } from './email-parts.ts';

/** What an email says in one language. */
export interface EmailWords {
  /** Shows on lock screens and in logs: no patient. Also the title. */
  subject: string;
  /** The first paragraph, which mail programs show beside the subject. */
  lead: string;
  parts: readonly EmailPart[];
  /** Why somebody gets it. */
  why: string;
  /** Whether the email greets its reader by name. */
  greets?: boolean;
}

/** EM-02: returns the default templates of an event, one in each language. */
export function defaultTemplates(
  event: EmailEventKey,
  words: Record<Locale, EmailWords>,
): readonly DefaultTemplate[] {
  return (['en', 'es'] as const).map((language) => templateOf(event, language, words[language]));
}

function templateOf(event: EmailEventKey, language: Locale, words: EmailWords): DefaultTemplate {
  const { subject, lead, parts, greets = false } = words;
  const hasChoice = emailEvent(event).choice !== null;
  const all = [...(greets ? [GREETINGS[language]] : []), say(lead), ...parts];
  const footer = footerOf(language, { why: words.why, hasChoice });
  return {
    event,
    language,
    subject,
    mjml: emailMjml({
      language,
      title: subject,
      preview: lead,
      body: all.map(mjmlOf).join('\n'),
      footer: footer.html,
    }),
    text: `${all.map(textOf).join('')}--\n${footer.text}\n`,
  };
}

const GREETINGS: Record<Locale, EmailPart> = {
  en: say('{% if recipientName %}Hello {{ recipientName }},{% else %}Hello,{% endif %}'),
  es: say('{% if recipientName %}Hola, {{ recipientName }}:{% else %}Hola:{% endif %}'),
};

function mjmlOf({ mjml, when }: EmailPart): string {
  if (!when) return mjml;
  return `<mj-raw>{% if ${when} %}</mj-raw>\n${mjml}\n<mj-raw>{% endif %}</mj-raw>`;
}

/** The blank line after a part is left out together with it. */
function textOf({ text, when }: EmailPart): string {
  const block = `${text}\n\n`;
  return when ? `{% if ${when} %}${block}{% endif %}` : block;
}

const FOOTERS: Record<Locale, { questions: string; settings: string }> = {
  en: { questions: 'Questions? Contact us:', settings: 'Change your notifications' },
  es: { questions: '¿Preguntas? Comuníquese con nosotros:', settings: 'Cambiar sus avisos' },
};

function footerOf(
  language: Locale,
  { why, hasChoice }: { why: string; hasChoice: boolean },
): { html: string; text: string } {
  const { questions, settings } = FOOTERS[language];
  const settingsHtml = `{% if settingsLink %}<br /><a href="{{ settingsLink }}" style="color:#0B7285">${settings}</a>{% endif %}`;
  const settingsText = `{% if settingsLink %}\n\n${settings}:\n{{ settingsLink }}{% endif %}`;
  return {
    html: [
      `<p style="margin:0 0 8px">${why} ${questions}</p>`,
      `<p style="margin:0">{{ providerName }}`,
      `<br /><a href="{{ providerWebsite }}" style="color:#0B7285">{{ providerWebsite }}</a>`,
      `{% if providerPhone %}<br />{{ providerPhone }}{% endif %}`,
      ...(hasChoice ? [settingsHtml] : []),
      `</p>`,
    ].join('\n'),
    text: [
      `${why} ${questions}\n`,
      '{{ providerName }}',
      '{{ providerWebsite }}{% if providerPhone %}',
      '{{ providerPhone }}{% endif %}',
    ]
      .join('\n')
      .concat(hasChoice ? settingsText : ''),
  };
}
