import { escapeHtml, money, page } from '../hosted/html.ts';
import { chargeOf } from '../objects/charges.ts';
import { sessionOf } from '../objects/intents.ts';
import type { Dispute, GatewayEvent, Intent, Refund } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { balanceSection } from './balance-section.ts';
import { button, time } from './parts.ts';

/** How many of each are shown, the newest first. */
const SHOWN = 50;

/** What can happen to the next events. */
const DISTURBANCES = [
  ['lose', 'Lose'],
  ['duplicate', 'Duplicate'],
  ['delay', 'Delay'],
  ['reorder', 'Reorder'],
];

/** A tool for who tries the portal out, in English. */
export function dashboardPage(sandbox: Sandbox): string {
  const { store } = sandbox;
  const intents = store.list('intent').toReversed().slice(0, SHOWN);
  const events = store.list('event').toReversed().slice(0, SHOWN);
  const items = intents.map((intent) => item(sandbox, intent)).join('');
  const eventItems = events.map(eventItem).join('');
  const body = `<div>
<h1>Sandbox dashboard</h1>
<p class="muted">What the payment gateway of this computer knows, and what a bank or Stripe might do next.</p>
</div>
${webhooks(sandbox)}
${balanceSection(sandbox)}
<section aria-labelledby="payments"><h2 id="payments">Payments</h2>
${listOf(items, 'No payments yet.')}</section>
<section aria-labelledby="events"><h2 id="events">Events</h2>
${listOf(eventItems, 'No events yet.')}</section>`;
  return page({ title: 'Dashboard', language: 'en', path: null, body });
}

function listOf(items: string, none: string): string {
  return items ? `<ul class="items">${items}</ul>` : `<p>${none}</p>`;
}

function item(sandbox: Sandbox, intent: Intent): string {
  const { store } = sandbox;
  const session = sessionOf(sandbox, intent.id);
  const customer = intent.customer === null ? null : store.get('customer', intent.customer);
  const of = <T extends { payment_intent: string }>(all: T[]) =>
    all.filter((one) => one.payment_intent === intent.id);
  const buttons = actionsOf(sandbox, intent).map(([action, label]) =>
    button(`payments/${intent.id}/${action}`, label),
  );
  return `<li class="item">
<h3>${money(intent.amount, intent.currency, 'en')} <span class="state">${intent.status}</span></h3>
<dl><dt>For</dt><dd>${escapeHtml(intent.description ?? '')}</dd>
<dt>Customer</dt><dd>${escapeHtml(customer?.name ?? '')}</dd>
<dt>Made</dt><dd>${time(intent.created)}, ${session ? 'on a page' : 'by a saved method'}</dd>
<dt>Id</dt><dd><code>${intent.id}</code></dd></dl>
<div class="buttons">${buttons.join('')}</div>
${of(store.list('refund')).map(refundItem).join('')}
${of(store.list('dispute')).map(disputeItem).join('')}
</li>`;
}

/** What can happen to a payment as it stands. */
function actionsOf(sandbox: Sandbox, intent: Intent): [string, string][] {
  if (intent.status === 'processing') {
    return [
      ['settle', 'Settle now'],
      ['refuse', 'Refuse'],
    ];
  }
  const charge = chargeOf(sandbox, intent);
  if (charge?.status !== 'succeeded' || charge.disputed || charge.refunded) return [];
  const isCard = sandbox.store.get('method', charge.payment_method)?.type === 'card';
  return [
    isCard ? ['dispute', 'Dispute'] : ['return', 'Return the debit'],
    ['refund', 'Refund outside the portal'],
  ];
}

function refundItem(refund: Refund): string {
  const buttons =
    refund.status === 'pending'
      ? `${button(`refunds/${refund.id}/arrive`, 'Arrives')}${button(`refunds/${refund.id}/fail`, 'Fails')}`
      : '';
  return `<p>Refund of ${money(refund.amount, refund.currency, 'en')} <span class="state">${refund.status}</span></p>${buttons}`;
}

function disputeItem(dispute: Dispute): string {
  const buttons =
    dispute.status === 'needs_response'
      ? `${button(`disputes/${dispute.id}/won`, 'Won')}${button(`disputes/${dispute.id}/lost`, 'Lost')}`
      : '';
  return `<p>Dispute of ${money(dispute.amount, dispute.currency, 'en')}, ${dispute.reason} <span class="state">${dispute.status}</span></p>${buttons}`;
}

function eventItem({ id, type, created, pending_webhooks: open }: GatewayEvent): string {
  const state = open === 0 ? 'delivered' : 'not delivered';
  return `<li class="item"><p><code>${type}</code> ${time(created)} <span class="state">${state}</span></p>${button(`events/${id}/resend`, 'Resend')}</li>`;
}

function webhooks({ store }: Sandbox): string {
  const next = store.get('disturbance', 'next');
  const waiting = store.list('delivery').length;
  const state =
    next && next.left > 0
      ? `The next ${next.left} events: ${next.how}.`
      : 'The next events are delivered as usual.';
  return `<section class="box" aria-labelledby="webhooks"><h2 id="webhooks">Webhooks</h2>
<p>${waiting} waiting for delivery. ${state}</p>
<form method="post" action="/control/webhooks/next/disturb"><div class="inline">
<div class="field"><label for="count">Next events</label><input id="count" name="count" value="1" inputmode="numeric"></div>
<div class="field"><label for="seconds">Delay in s</label><input id="seconds" name="seconds" value="60" inputmode="numeric"></div>
<div class="buttons">${DISTURBANCES.map(([how, label]) => `<button name="how" value="${how}">${label}</button>`).join('')}</div>
</div></form></section>`;
}
