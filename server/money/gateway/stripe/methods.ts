import type { Stripe } from 'stripe';
import type { GatewayMethod } from '../port.ts';
import { readMethod } from './read-method.ts';

/** Stripe saves fewer for a customer. */
const MOST_METHODS = 500;
const A_PAGE = 100;

/** The saved cards and bank accounts of a customer, the newest first. */
export async function listMethods(stripe: Stripe, customerId: string): Promise<GatewayMethod[]> {
  const all = await stripe.customers
    .listPaymentMethods(customerId, { limit: A_PAGE })
    .autoPagingToArray({ limit: MOST_METHODS });
  return all.flatMap((method) => readMethod(method) ?? []);
}

/** Detaches a method. Stripe refuses to when it is not attached: then nothing was to be done. */
export async function removeMethod(stripe: Stripe, methodId: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(methodId);
  } catch (error) {
    if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.code !== 'resource_missing' && (await isAttached(stripe, methodId))) throw error;
  }
}

async function isAttached(stripe: Stripe, methodId: string): Promise<boolean> {
  const method = await stripe.paymentMethods.retrieve(methodId);
  return method.customer !== null;
}
