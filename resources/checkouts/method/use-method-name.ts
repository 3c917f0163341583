import { brandName } from '#domain/money/payments/brand-name.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { useText } from '#providers/messages/use-text.ts';

/** PY-09: returns how a saved method is named: `Visa ending in 4242`. */
export function useMethodName(): (method: Pick<SavedMethod, 'brand' | 'last4'>) => string {
  const text = useText('paymentMethods');
  return ({ brand, last4 }) => text('named', { brand: brandName(brand) || text('bank'), last4 });
}
