import MuiLink from '@mui/material/Link';
import { DataTable, FunctionField, LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { LocalDateField } from '../shared/LocalDateField.tsx';
import { invoicePath } from './customer-path.ts';
import { SCROLLING, TabRows } from './TabRows.tsx';

/** PY-07: the invoices of the account, the latest first. */
export function CustomerInvoices() {
  const text = useText('invoices');
  const locale = useLocale();
  const amount = (cents: number, currency: string) => formatCents(cents, currency, locale);
  return (
    <TabRows
      reference="invoices"
      latestBy="issuedAt"
      empty={text('empty.none')}
      notLoaded={text('error.load')}
    >
      <DataTable rowClick={false} bulkActionButtons={false} sx={SCROLLING}>
        <DataTable.Col source="id" label={text('fields.number')} disableSort>
          <FunctionField<Invoice>
            render={({ id }) => (
              <MuiLink component={LinkBase} to={invoicePath(id)}>
                {id}
              </MuiLink>
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="issuedAt" label={text('fields.issued')} disableSort>
          <LocalDateField source="issuedAt" />
        </DataTable.Col>
        <DataTable.Col source="dueOn" label={text('fields.due')} disableSort>
          <FunctionField<Invoice>
            render={({ dueOn }) => formatDay(dueOn, locale, 'UTC')}
            sx={{ whiteSpace: 'nowrap' }}
          />
        </DataTable.Col>
        <DataTable.Col source="state" label={text('fields.state')} disableSort>
          <FunctionField<Invoice> render={({ state }) => text(`states.${state}`)} />
        </DataTable.Col>
        <DataTable.Col source="totalCents" label={text('fields.total')} align="right" disableSort>
          <FunctionField<Invoice>
            render={({ totalCents, currency }) => amount(totalCents, currency)}
          />
        </DataTable.Col>
        <DataTable.Col source="openCents" label={text('fields.open')} align="right" disableSort>
          <FunctionField<Invoice>
            render={({ openCents, currency }) => amount(openCents, currency)}
          />
        </DataTable.Col>
      </DataTable>
    </TabRows>
  );
}
