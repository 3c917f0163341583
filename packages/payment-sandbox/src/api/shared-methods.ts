import type { Behavior } from '../money/test-numbers.ts';
import { attach, createMethod } from '../objects/methods.ts';
import { find } from '../objects/find.ts';
import type { Method } from '../state/records.ts';
import type { Call } from './call.ts';

/** Stripe's names of test cards that can be saved without the page: behavior and last digits. */
const SHARED: Readonly<Record<string, [behavior: Behavior, last4: string]>> = {
  pm_card_visa: ['paid', '4242'],
  pm_card_chargeCustomerFail: ['declinedLater', '0341'],
  pm_card_authenticationRequired: ['stepAlways', '3184'],
  pm_card_createDispute: ['disputed', '0259'],
};

/** Saves a test card, of which each customer gets a copy, or a method that exists. */
export function attachMethod({ sandbox, id, params }: Call): Method {
  const customer = find(sandbox, 'customer', params.text('customer'), 'customer');
  const shared = SHARED[id];
  if (!shared) return attach(sandbox, find(sandbox, 'method', id), customer.id);
  const [behavior, last4] = shared;
  const exp_year = new Date(sandbox.now()).getUTCFullYear() + 1;
  const card = { brand: 'visa', last4, exp_month: 12, exp_year };
  return attach(sandbox, createMethod(sandbox, { name: '', behavior, card }), customer.id);
}
