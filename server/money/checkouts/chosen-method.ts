import type { CheckoutInput } from '#domain/money/checkouts/checkout.ts';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { findPayable } from '../invoices/payable.ts';
import { findMethod } from '../methods/find-methods.ts';

/**
 * PY-09: returns the input with the kind of the saved method that pays. The method must be saved for the account that owes
 * the invoices, as the gateway knows it.
 *
 * @throws Problem 422, GatewayError
 */
export async function withChosenMethod(
  parts: GatewayParts,
  scope: AccountScope,
  input: CheckoutInput,
): Promise<CheckoutInput> {
  const { methodId, shares } = input;
  if (methodId === null) return input;
  const numbers = shares.map(({ invoiceNumber }) => invoiceNumber);
  const found = await findPayable(parts.database.db, numbers);
  const accounts = [...found.values()].map(({ accountNumber }) => accountNumber);
  const accountNumber = accounts.find((one) => isWithin(scope, one));
  const method =
    accountNumber === undefined ? null : await findMethod(parts, accountNumber, methodId);
  if (method) return { ...input, method: method.kind, savesMethod: false };
  const message = 'This payment method is not saved for the account any more';
  throw new Problem('invalid', message, {
    errors: { methodId: { rule: 'unknown', message, value: methodId } },
  });
}
