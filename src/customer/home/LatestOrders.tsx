import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { OrderSummary } from '#domain/schemas/order.ts';
import { LoadError } from '#resources/shared/list/LoadError.tsx';
import { OrderCards } from '#resources/orders/OrderCards.tsx';
import { useOrdersText } from '#resources/orders/use-orders-text.ts';
import { useCustomerText } from '../use-customer-text.ts';
import { useSettled } from './use-settled.ts';

const NEWEST = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'submittedAt', order: 'DESC' },
} as const;
const MAX_LENGTH = 100;

const pathOf = (order: OrderSummary) => `/customer/orders/${order.id}`;

/** The newest orders of an account, or the newest that match a search. */
export function LatestOrders({ accountNumber }: { accountNumber: string }) {
  const text = useCustomerText();
  const ordersText = useOrdersText();
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
          label={text('home.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
          sx={{ flex: '1 1 240px', maxWidth: 360 }}
        />
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
        <OrderCards orders={data} label={text('home.orders')} pathOf={pathOf} />
      )}
    </Box>
  );
}
