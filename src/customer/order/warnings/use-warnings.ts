import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import type { Warning } from '#domain/lens/warnings/warning.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { warningContext } from '../state/warning-context.ts';

/** SE-08: returns the form's current warnings, including errors. */
export function useWarnings(): Warning[] {
  return useOrderForm((state) => checkWarnings(warningContext(state)));
}
