import type { Stripe } from 'stripe';
import type { CheckoutRequest, PaymentGateway } from '../port.ts';
import { STRIPE_TYPES } from './read-method.ts';
import type { PaymentSource } from './read-payment.ts';

type Params = Stripe.Checkout.SessionCreateParams;
type MethodPageRequest = Parameters<PaymentGateway['openMethodPage']>[0];

/** Where a browser goes from a page, and what the page speaks and takes. */
function common(request: CheckoutRequest | MethodPageRequest): Params {
  return {
    ui_mode: 'hosted_page',
    customer: request.customerId,
    allowed_payment_method_types: request.methods.map((kind) => STRIPE_TYPES[kind]),
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    locale: request.locale,
  };
}

/** Without small deposits, whose check takes days: the practice signs in at its bank. */
const BANK_OPTIONS = { us_bank_account: { verification_method: 'instant' } } as const;

/** The session on which a practice pays once. */
export function paymentPage(request: CheckoutRequest): Params {
  const { checkoutId, description } = request;
  const source: PaymentSource = 'page';
  const price = {
    currency: request.currency.toLowerCase(),
    unit_amount: request.amountCents,
    product_data: { name: description },
  };
  return {
    ...common(request),
    mode: 'payment',
    client_reference_id: checkoutId,
    metadata: { checkoutId },
    line_items: [{ quantity: 1, price_data: price }],
    payment_intent_data: {
      description,
      metadata: { checkoutId, source },
      ...(request.savesMethod && { setup_future_usage: 'off_session' as const }),
    },
    ...(request.methods.includes('bankAccount') && { payment_method_options: BANK_OPTIONS }),
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

/** The session on which a practice saves a method. */
export function methodPage(request: MethodPageRequest): Params {
  return {
    ...common(request),
    mode: 'setup',
    ...(request.methods.includes('bankAccount') && { payment_method_options: BANK_OPTIONS }),
  };
}
