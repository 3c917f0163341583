import { addBalance } from '../objects/balance.ts';
import { FIGURES, figuresOf } from '../objects/figures.ts';
import { arrivePayout, createPayout, failPayout } from '../objects/payouts.ts';
import { ApiError } from '../wire/api-error.ts';
import { countOf, type Control } from './control.ts';

/** What the dashboard does with the balance, its payouts and the processor's fees. */
export const BALANCE_CONTROLS: Readonly<Record<string, Control>> = {
  'payouts/make': (sandbox, _next, form) => createPayout(sandbox, form.get('currency') ?? 'usd'),
  'payouts/arrive': arrivePayout,
  'payouts/fail': failPayout,
  'figures/set': (sandbox, _figures, form) => {
    const before = figuresOf(sandbox);
    const set = FIGURES.map((name) => [name, form.has(name) ? countOf(form, name) : before[name]]);
    const figures = { ...before, ...Object.fromEntries(set) };
    sandbox.store.put('figures', figures);
    return figures;
  },
  'balance/adjust': (sandbox, _next, form) =>
    addBalance(sandbox, {
      type: textOf(form, 'type'),
      category: textOf(form, 'category'),
      amount: signedOf(form, 'amount'),
      of: { currency: form.get('currency') ?? 'usd' },
    }),
};

/** The fields of these controls. */
export const BALANCE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'payouts/make': ['currency'],
  'figures/set': FIGURES,
  'balance/adjust': ['type', 'category', 'amount', 'currency'],
};

function textOf(form: URLSearchParams, name: string): string {
  const text = form.get(name) ?? '';
  if (/^[a-z_]{1,60}$/.test(text)) return text;
  throw new ApiError(400, `${name} must be a name of Stripe's.`, { param: name });
}

function signedOf(form: URLSearchParams, name: string): number {
  const text = form.get(name) ?? '';
  if (/^-?\d{1,9}$/.test(text) && Number(text) !== 0) return Number(text);
  throw new ApiError(400, `${name} must be an amount in cents.`, { param: name });
}
