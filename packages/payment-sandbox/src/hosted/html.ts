import type { Language } from './texts.ts';
import { TEXTS } from './texts.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** `$1,234.50`. */
export function money(cents: number, currency: string, language: Language): string {
  const format = { style: 'currency', currency: currency.toUpperCase() } as const;
  return new Intl.NumberFormat(`${language}-US`, format).format(cents / 100);
}

const LANGUAGES: [Language, string][] = [
  ['en', 'English'],
  ['es', 'Español'],
];

interface Page {
  title: string;
  language: Language;
  /** The path of the page itself, for the choice of a language; null when it has one only. */
  path: string | null;
  /** What stands in `main`. */
  body: string;
  /** A class of `main`. */
  kind?: string;
}

/** A whole page. All of it is labelled as a sandbox. */
export function page({ title, language, path, body, kind = '' }: Page): string {
  const texts = TEXTS[language];
  const choice = ([code, name]: [Language, string]) => {
    const current = code === language ? ' aria-current="true"' : '';
    return `<a href="${path}?lang=${code}" lang="${code}" hreflang="${code}"${current}>${name}</a>`;
  };
  const choices = path === null ? '' : LANGUAGES.map(choice).join('');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${texts.sandbox}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header>
<p class="banner">${texts.sandbox}</p>
<div class="top"><span>Lens Portal</span>${choices && `<nav aria-label="${texts.languages}">${choices}</nav>`}</div>
</header>
<main class="${kind}">
${body}
</main>
</body>
</html>
`;
}
