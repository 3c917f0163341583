import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { methodExpiry } from '#domain/money/checkouts/method-expiry.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MarkChip } from '../../shared/show/MarkChip.tsx';
import { useNow } from '../../shared/use-now.ts';

/** PY-09: says that a card has expired, or expires soon; nothing for others. */
export function ExpiryChip({ method }: { method: SavedMethod }) {
  const text = useText('paymentMethods');
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const expiry = methodExpiry(method.expires, today);
  if (expiry === 'expired') {
    return <MarkChip icon={ErrorOutlineIcon} tone="error" label={text('expired')} />;
  }
  if (expiry === 'soon') {
    return <MarkChip icon={WarningAmberIcon} tone="warning" label={text('expiresSoon')} />;
  }
  return null;
}
