import { escapeHtml, money } from '../hosted/html.ts';
import { FIGURES, figuresOf } from '../objects/figures.ts';
import type { Payout } from '../state/balance-records.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { button, time } from './parts.ts';

/** How many payouts are shown, the newest first. */
const SHOWN = 10;

const LABELS: Readonly<Record<(typeof FIGURES)[number], string>> = {
  cardParts: 'Card, in 1/100 of a percent',
  cardFixed: 'Card, in cents',
  bankParts: 'Bank debit, in 1/100 of a percent',
  bankMost: 'Bank debit at most, in cents',
  dispute: 'Dispute, in cents',
};

/** What is in the balance, the payouts, and what the processor takes. */
export function balanceSection(sandbox: Sandbox): string {
  const { store } = sandbox;
  const open = store.list('balance').filter(({ id }) => store.get('paidOut', id) === null);
  const currencies = [...new Set(['usd', ...open.map(({ currency }) => currency)])];
  const balances = currencies.map((currency) => {
    const of = open.filter((one) => one.currency === currency);
    return balanceItem(
      of.reduce((sum, { net }) => sum + net, 0),
      currency,
    );
  });
  const payouts = store.list('payout').toReversed().slice(0, SHOWN).map(payoutItem);
  return `<section class="box" aria-labelledby="balance"><h2 id="balance">Balance and payouts</h2>
${balances.join('')}${payouts.join('')}
<h3>What the processor takes</h3>${figuresForm(sandbox)}
<h3>Another change of the balance</h3>${adjustForm()}</section>`;
}

function balanceItem(amount: number, currency: string): string {
  const make =
    amount > 0
      ? `<form method="post" action="/control/payouts/next/make"><button name="currency" value="${escapeHtml(currency)}">Pay out</button></form>`
      : '';
  return `<p>${money(amount, currency, 'en')} <span class="state">not paid out</span></p>${make}`;
}

function payoutItem({ id, amount, currency, status, created }: Payout): string {
  const buttons = [
    status === 'in_transit' ? button(`payouts/${id}/arrive`, 'Arrives') : '',
    status === 'failed' ? '' : button(`payouts/${id}/fail`, 'Fails'),
  ];
  return `<p>Payout of ${money(amount, currency, 'en')}, ${time(created)} <span class="state">${status}</span> <code>${id}</code></p><div class="buttons">${buttons.join('')}</div>`;
}

function figuresForm(sandbox: Sandbox): string {
  const figures = figuresOf(sandbox);
  const fields = FIGURES.map((name) => field(name, LABELS[name], String(figures[name])));
  return form('figures/figures/set', fields, 'Set');
}

/** What Stripe may do beside payments: `stripe_fee` in the category `fee`, or what the portal does not know. */
function adjustForm(): string {
  const fields = [
    field('type', 'Type', 'stripe_fee'),
    field('category', 'Category', 'fee'),
    field('amount', 'Amount in cents', '-500'),
  ];
  return form('balance/next/adjust', fields, 'Add');
}

function field(name: string, label: string, value: string): string {
  return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}"></div>`;
}

function form(path: string, fields: string[], label: string): string {
  return `<form method="post" action="/control/${path}"><div class="inline">${fields.join('')}<div class="buttons"><button>${label}</button></div></div></form>`;
}
