import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import {
  DataTable,
  FunctionField,
  LinkBase,
  ReferenceManyField,
  useRecordContext,
} from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { LocalDateField } from '../shared/LocalDateField.tsx';
import { orderPath, ordersPath } from './customer-path.ts';
import { SCROLLING } from './TabRows.tsx';

/** So many orders say what an account orders; the queue has all. */
const LATEST = 10;

/** The latest orders of the account. */
export function CustomerOrders() {
  const record = useRecordContext<CustomerRecord>();
  const text = useText('customers');
  if (!record) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box>
        <Button component={LinkBase} to={ordersPath(record.accountNumber)}>
          {text('allOrders')}
        </Button>
      </Box>
      <ReferenceManyField
        reference="orders"
        target="accountNumber"
        sort={{ field: 'submittedAt', order: 'DESC' }}
        perPage={LATEST}
        empty={<EmptyNote text={text('noOrders')} />}
      >
        <OrderTable />
      </ReferenceManyField>
    </Box>
  );
}

function OrderTable() {
  const text = useText('orders');
  const locale = useLocale();
  return (
    <DataTable rowClick={false} bulkActionButtons={false} sx={SCROLLING}>
      <DataTable.Col source="number" label={text('fields.number')} disableSort>
        <OrderLink />
      </DataTable.Col>
      <DataTable.Col source="submittedAt" label={text('fields.submitted')} disableSort>
        <LocalDateField source="submittedAt" />
      </DataTable.Col>
      <DataTable.Col source="state" label={text('fields.state')} disableSort>
        <FunctionField<OrderSummary> render={({ state }) => text(`states.${state}`)} />
      </DataTable.Col>
      <DataTable.Col source="totalCents" label={text('fields.total')} align="right" disableSort>
        <FunctionField<OrderSummary>
          render={({ totalCents, currency }) => formatCents(totalCents, currency, locale)}
        />
      </DataTable.Col>
    </DataTable>
  );
}

function OrderLink() {
  const order = useRecordContext<OrderSummary>();
  if (!order) return null;
  return (
    <MuiLink component={LinkBase} to={orderPath(order.id)}>
      {order.number}
    </MuiLink>
  );
}
