import type { Stripe } from 'stripe';
import type { GatewayMethod, GatewayMethodKind } from '../port.ts';

export const STRIPE_TYPES: Readonly<Record<GatewayMethodKind, 'card' | 'us_bank_account'>> = {
  card: 'card',
  bankAccount: 'us_bank_account',
};

/** A card or bank account; null for every other kind. Its id counts only while it is saved for a customer. */
export function readMethod(method: Stripe.PaymentMethod): GatewayMethod | null {
  const id = method.customer ? method.id : null;
  const { card, us_bank_account: account } = method;
  if (method.type === 'card' && card) {
    const expires = `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`;
    return { id, kind: 'card', brand: card.brand, last4: card.last4, expires };
  }
  if (method.type === 'us_bank_account' && account) {
    const brand = account.bank_name ?? '';
    return { id, kind: 'bankAccount', brand, last4: account.last4 ?? '', expires: null };
  }
  return null;
}

/** The method of an intent whose `payment_method` is expanded; after a refusal, the one that was refused. */
export function methodOf(intent: Stripe.PaymentIntent): GatewayMethod | null {
  const method = intent.payment_method ?? intent.last_payment_error?.payment_method;
  return method && typeof method === 'object' ? readMethod(method) : null;
}
