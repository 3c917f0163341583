import type { Session } from '../state/records.ts';
import { escapeHtml, money, page } from './html.ts';
import type { Field, Problems, Values } from './read-form.ts';
import { testNumbers } from './test-numbers-list.ts';
import { TEXTS, type Language, type Sentence } from './texts.ts';

export interface PayPage {
  session: Session;
  description: string;
  savesMethod: boolean;
  language: Language;
  values: Values;
  problems: Problems;
  /** The code of a refusal. */
  refusal: string | null;
  /** In seconds: how long a debit takes. */
  debitTakes: number;
}

/** The page on which a practice pays, or saves a method. */
export function payPage(view: PayPage): string {
  const { session, language } = view;
  const texts = TEXTS[language];
  const isPayment = session.mode === 'payment';
  const amount = money(session.amount_total ?? 0, session.currency ?? 'usd', language);
  const path = `/c/pay/${session.id}`;
  const title = isPayment ? texts.pay : texts.save;
  const lead = isPayment
    ? `<p class="amount">${amount}</p><p>${escapeHtml(view.description)}</p>`
    : '';
  const saves = view.savesMethod ? `<p class="muted">${texts.saved}</p>` : '';
  const body = `<section aria-labelledby="title">
<h1 id="title">${title}</h1>
${lead}${saves}
<a class="back" href="${escapeHtml(session.cancel_url)}">${isPayment ? texts.back : texts.backUnsaved}</a>
</section>
<div>
<form method="post" action="${path}?lang=${language}" novalidate autocomplete="off">
${alert(view)}${choice(view)}${cardPanel(view)}${bankPanel(view)}
<button class="main">${isPayment ? texts.payAmount(amount) : texts.saveButton}</button>
</form>
${testNumbers(language, session.payment_method_types)}
</div>`;
  return page({ title, language, path, body, kind: 'pay' });
}

function alert({ problems, refusal, session, language }: PayPage): string {
  const texts = TEXTS[language];
  if (Object.keys(problems).length > 0) {
    return `<p class="alert" role="alert">${texts.problems}</p>`;
  }
  if (refusal === null) return '';
  const lead = session.mode === 'payment' ? texts.refused : texts.notSaved;
  return `<p class="alert" role="alert">${reasonOf(refusal, language)} ${lead} ${texts.another}</p>`;
}

const REASONS: ReadonlySet<string> = new Set<Sentence>([
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'test_mode_live_card',
  'payment_intent_authentication_failure',
]);

function reasonOf(code: string, language: Language): string {
  return TEXTS[language][REASONS.has(code) ? (code as Sentence) : 'card_declined'];
}

function choice({ session, language, values }: PayPage): string {
  const texts = TEXTS[language];
  const [only, another] = session.payment_method_types;
  if (!another) {
    const value = only === 'us_bank_account' ? 'bank' : 'card';
    return `<input type="hidden" name="method" value="${value}">`;
  }
  const isBank = values.method === 'bank';
  const radio = (value: 'card' | 'bank', isChosen: boolean) =>
    `<label><input type="radio" name="method" id="method-${value}" value="${value}"${isChosen ? ' checked' : ''}>${texts[value]}</label>`;
  return `<fieldset><legend>${texts.method}</legend><div class="choice">${radio('card', !isBank)}${radio('bank', isBank)}</div></fieldset>`;
}

function cardPanel(view: PayPage): string {
  if (!view.session.payment_method_types.includes('card')) return '';
  const texts = TEXTS[view.language];
  return `<div class="panel of-card">
${field(view, 'number', { label: texts.number, mode: 'numeric' })}
${field(view, 'expiry', { label: texts.expiry, mode: 'numeric', hint: texts.expiryHint, kind: ' half' })}
${field(view, 'cvc', { label: texts.cvc, mode: 'numeric', kind: ' half' })}
${field(view, 'name', { label: texts.name, mode: 'text' })}
</div>`;
}

function bankPanel(view: PayPage): string {
  if (!view.session.payment_method_types.includes('us_bank_account')) return '';
  const texts = TEXTS[view.language];
  return `<div class="panel of-bank">
${field(view, 'routing', { label: texts.routing, mode: 'numeric' })}
${field(view, 'account', { label: texts.account, mode: 'numeric' })}
${field(view, 'holder', { label: texts.holder, mode: 'text' })}
<p class="muted">${texts.debit(view.debitTakes)}</p>
</div>`;
}

interface Look {
  label: string;
  mode: 'numeric' | 'text';
  hint?: string;
  kind?: string;
}

/** A security code is typed anew each time. */
function field(view: PayPage, name: Field, { label, mode, hint, kind = '' }: Look): string {
  const problem = view.problems[name];
  const isInvalid = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  const value = name === 'cvc' ? '' : escapeHtml(view.values[name]);
  const placeholder = hint ? ` placeholder="${hint}"` : '';
  const below = problem
    ? `<p class="problem" id="${name}-problem">${TEXTS[view.language][problem]}</p>`
    : '';
  return `<div class="field${kind}"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" inputmode="${mode}" autocomplete="off" required${placeholder}${isInvalid}>${below}</div>`;
}
