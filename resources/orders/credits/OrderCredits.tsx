import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { mayDo } from '#domain/access/permissions.ts';
import { formatCents } from '#domain/basics/money.ts';
import { canReceive } from '#domain/money/credit/lens-credit-rules.ts';
import type { LensCredit } from '#domain/money/credit/lens-credit.ts';
import type { Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { formatDay } from '../../shared/age.ts';
import { ReceiveLens } from './ReceiveLens.tsx';

/** CR-04: the lens credits that an order opens, as they stand; staff record the lens that comes back. */
export function OrderCredits({ order }: { order: Order }) {
  const text = useText('lensCredit');
  const { roles } = useSession();
  if (order.credits.length === 0) return null;
  return (
    <Stack component="section" aria-label={text('title')} spacing={1}>
      {order.credits.map((credit) => (
        <Alert
          key={credit.eye}
          severity={credit.state === 'open' ? 'success' : 'info'}
          action={
            canReceive(credit) &&
            mayDo(roles, 'orders:receive') && <ReceiveLens order={order} eye={credit.eye} />
          }
        >
          <CreditText credit={credit} currency={order.currency} />
        </Alert>
      ))}
    </Stack>
  );
}

function CreditText({ credit, currency }: { credit: LensCredit; currency: string }) {
  const text = useText('lensCredit');
  const ordersText = useText('orders');
  const locale = useLocale();
  const { eye, cents, mustReturn, state, until, received } = credit;
  const amount = formatCents(cents, currency, locale);
  const waits = mustReturn && received === null ? 'received' : 'shipped';
  const says = {
    coming: () => text(waits, { amount }),
    waiting: () => text('waiting', { amount, day: formatDay(until ?? '', locale) }),
    open: () => text('open', { amount }),
    expired: () => text('expired', { amount }),
  };
  const by = received
    ? ` ${text('by', { day: formatDay(received.at, locale), actor: received.actor })}`
    : '';
  return `${ordersText(`eyes.${eye}`)}: ${says[state]()}${by}`;
}
