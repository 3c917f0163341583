import { useWarnWhenUnsavedChanges } from 'react-admin';

/** Pages below this one would belong to the form; `/customer/orders/…` does not. */
const FORM_ROOT = '/customer/order/';

/** Asks before an order that was begun is left, within the portal or by closing the tab. */
export function UnsavedWarning() {
  useWarnWhenUnsavedChanges(true, FORM_ROOT);
  return null;
}
