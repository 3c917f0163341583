import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import MuiLink from '@mui/material/Link';
import type { ComponentType } from 'react';
import { LinkBase } from 'react-admin';
import { formatCents } from '#domain/money.ts';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { COVERS } from '#resources/shared/list/covers.ts';
import { OrderAge } from '#resources/orders/marks/OrderAge.tsx';
import { OrderedLensNames } from '#resources/orders/marks/OrderedLensNames.tsx';
import { OrderFlags, RushMark } from '#resources/orders/marks/OrderMarks.tsx';
import { OrderPromise } from '#resources/orders/marks/OrderPromise.tsx';
import { OrderStateChip } from '#resources/orders/marks/OrderStateChip.tsx';
import { UnreadBadge } from '#resources/orders/marks/UnreadBadge.tsx';
import { useOrderPath } from '#resources/orders/use-order-path.ts';
import { useWalkEntry } from '#resources/orders/walk/use-walk-entry.ts';
import type { ColumnField } from './columns.ts';

interface CellProps {
  order: OrderSummary;
}

function Practice({ order }: CellProps) {
  const text = useText('orders');
  return (
    <>
      <Box sx={{ minWidth: 120 }}>{order.practice}</Box>
      <Typography variant="caption" component="div" color="text.secondary" noWrap>
        {text('fields.account', { number: order.accountNumber })}
      </Typography>
    </>
  );
}

function Total({ order }: CellProps) {
  return formatCents(order.totalCents, order.currency, useLocale());
}

function NumberLink({ order }: CellProps) {
  const pathOf = useOrderPath();
  const state = useWalkEntry();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}
    >
      <MuiLink
        component={LinkBase}
        to={pathOf(order.id)}
        state={state}
        aria-describedby={`practice-${order.id} patientReference-${order.id}`}
        sx={COVERS}
      >
        {order.number}
      </MuiLink>
      <UnreadBadge count={order.unread} />
    </Box>
  );
}

function Type({ order }: CellProps) {
  return useText('orders')(`types.${order.type}`);
}

const CELLS: Record<ColumnField, ComponentType<CellProps>> = {
  submittedAt: OrderAge,
  practice: Practice,
  patientReference: ({ order }) => order.patientReference,
  lenses: ({ order }) => <OrderedLensNames lenses={order.lenses} />,
  flags: ({ order }) => (
    <>
      <RushMark order={order} />
      <OrderFlags flags={order.flags} />
    </>
  ),
  type: Type,
  promisedAt: OrderPromise,
  total: Total,
  number: NumberLink,
  state: ({ order }) => <OrderStateChip state={order.state} />,
};

/** Shows the value of a column for an order. */
export function QueueCell({ field, order }: CellProps & { field: ColumnField }) {
  const Cell = CELLS[field];
  return <Cell order={order} />;
}
