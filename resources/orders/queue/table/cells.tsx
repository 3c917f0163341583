import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import { RUSH } from '#domain/delivery/shipping-methods.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../../../shared/age.ts';
import { COVERS } from '../../../shared/list/covers.ts';
import { useOrderPath } from '../../common/use-order-path.ts';
import { OrderFlags, RushMark } from '../../marks/OrderMarks.tsx';
import { UnreadBadge } from '../../marks/UnreadBadge.tsx';
import { useWalkEntry } from '../../walk/use-walk-entry.ts';

interface CellProps {
  order: OrderSummary;
}

/** The link covers the row: its tooltip has what the cells are too narrow for. */
export function NumberLink({ order }: CellProps) {
  const pathOf = useOrderPath();
  const state = useWalkEntry();
  const whole = useWhole(order);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      <MuiLink
        component={LinkBase}
        to={pathOf(order.id)}
        state={state}
        title={whole}
        aria-describedby={`practice-${order.id} patientReference-${order.id}`}
        sx={COVERS}
      >
        {order.number}
      </MuiLink>
      <UnreadBadge count={order.unread} />
    </Box>
  );
}

/** Returns the facts of an order, one a line. */
function useWhole(order: OrderSummary): string {
  const text = useText('orders');
  const locale = useLocale();
  const account = text('fields.account', { number: order.accountNumber });
  const lenses = [...new Set(order.lenses.map(({ lensName }) => lensName))];
  const marks = order.flags.map((flag) => text(`flags.${flag}`));
  return [
    `${order.practice} · ${account}`,
    order.patientReference,
    lenses.join(' · '),
    [...(order.rush ? [RUSH.label[locale]] : []), ...marks].join(' · '),
    formatMoment(order.submittedAt, locale),
  ]
    .filter(Boolean)
    .join('\n');
}

export function Practice({ order }: CellProps) {
  return <span id={`practice-${order.id}`}>{order.practice}</span>;
}

export function Patient({ order }: CellProps) {
  return <span id={`patientReference-${order.id}`}>{order.patientReference}</span>;
}

export function Marks({ order }: CellProps) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <RushMark order={order} />
      <OrderFlags flags={order.flags} />
    </Box>
  );
}

export function Total({ order }: CellProps) {
  return formatCents(order.totalCents, order.currency, useLocale());
}
