import type { MethodType } from '../state/records.ts';
import { TEXTS, type Language, type Sentence } from './texts.ts';

const CARDS: [string, Sentence][] = [
  ['4242 4242 4242 4242', 'paid'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'short'],
  ['4000 0025 0000 3155', 'step'],
  ['4000 0027 6000 3184', 'step'],
  ['4000 0000 0000 0259', 'disputed'],
];

const ACCOUNTS: [string, Sentence][] = [
  ['000123456789', 'settles'],
  ['000222222227', 'debitShort'],
  ['000111111113', 'debitClosed'],
  ['000555555559', 'returned'],
  ['000000000009', 'stays'],
];

/** What can be typed on the page, and what then happens. */
export function testNumbers(language: Language, types: readonly MethodType[]): string {
  const texts = TEXTS[language];
  const list = (title: string, numbers: [string, Sentence][]) =>
    `<h2>${title}</h2><dl>${numbers.map(([number, what]) => `<dt><code>${number}</code></dt><dd>${texts[what]}</dd>`).join('')}</dl>`;
  const cards = types.includes('card') ? list(texts.card, CARDS) : '';
  const accounts = types.includes('us_bank_account')
    ? `${list(texts.bank, ACCOUNTS)}<p>${texts.routingOf}</p>`
    : '';
  return `<details><summary>${texts.numbers}</summary><p class="muted">${texts.numbersLead}</p>${cards}${accounts}</details>`;
}
