import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { OrderCards } from '#resources/orders/cards/OrderCards.tsx';
import { againPath, resubmitPath } from '#resources/orders/common/order-again.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import { useSettled } from '#resources/shared/use-settled.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';

const NEWEST = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'submittedAt', order: 'DESC' },
} as const;
const MAX_LENGTH = 100;

const pathOf = (order: OrderSummary) => `/customer/orders/${order.id}`;

/** Lists the newest orders of an account, or the newest that match a search, each with a link to order again. */
export function LatestOrders({ accountNumber }: { accountNumber: string }) {
  const text = useText('customer');
  const ordersText = useText('orders');
  const may = useMay();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, error, refetch } = useGetList<OrderSummary>(
    'orders',
    { ...NEWEST, filter: q ? { accountNumber, q } : { accountNumber } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Box component="section" aria-labelledby="latest-orders" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography id="latest-orders" variant="h6" component="h2">
          {text('home.orders')}
        </Typography>
        <TextField
          type="search"
          size="small"
          label={text(
            may('orders:clinical', accountNumber) ? 'home.search' : 'home.searchWithheld',
          )}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
          sx={{ flex: '1 1 240px', maxWidth: 360 }}
        />
        <MuiLink component={LinkBase} to="/customer/orders" sx={{ ml: 'auto', py: 0.5 }}>
          {text('home.allOrders')}
        </MuiLink>
      </Box>
      {error && (
        <LoadError title={ordersText('error.load')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          {text(q ? 'home.noMatch' : 'home.empty')}
        </Paper>
      )}
      {!error && data?.length !== 0 && (
        <OrderCards
          orders={data}
          label={text('home.orders')}
          pathOf={pathOf}
          renderActions={
            may('orders:submit', accountNumber) ? (order) => <AgainLink order={order} /> : undefined
          }
        />
      )}
    </Box>
  );
}

/** OR-09: links to the order form, filled from this order; OR-06: to its correction, when it was rejected. */
function AgainLink({ order }: { order: OrderSummary }) {
  const text = useText('customer');
  const { id, number, state } = order;
  const isRejected = state === 'rejected';
  const path = isRejected ? resubmitPath(id) : againPath('reorder', id);
  return (
    <Button size="small" variant="outlined" component={LinkBase} to={path}>
      {text(isRejected ? 'home.correct' : 'home.reorder')}{' '}
      <span style={VISUALLY_HIDDEN}>{number}</span>
    </Button>
  );
}
