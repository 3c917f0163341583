import type { SavedMethod } from '#domain/schemas/payment-method.ts';
import { useText } from '#providers/messages/use-text.ts';

/** The names of card networks that are more than their first letter in upper case. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

/** PY-09: returns how a saved method is named: `Visa ending in 4242`. */
export function useMethodName(): (method: Pick<SavedMethod, 'brand' | 'last4'>) => string {
  const text = useText('paymentMethods');
  return ({ brand, last4 }) => {
    const known = BRANDS[brand] ?? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
    return text('named', { brand: known || text('bank'), last4 });
  };
}
