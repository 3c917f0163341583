import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable, LinkBase, ReferenceManyField, useRecordContext } from 'react-admin';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { customerPath } from './customer-path.ts';
import { MoveDialog } from './MoveDialog.tsx';

/** The most additional accounts on the page. */
const MOST = 100;

/** The additional accounts of a main account, or the main account of an additional one. */
export function CustomerAccounts() {
  const record = useRecordContext<CustomerRecord>();
  if (!record) return null;
  const { parentAccountNumber } = record;
  if (!parentAccountNumber) return <AdditionalAccounts />;
  return <MainAccount customer={record} main={parentAccountNumber} />;
}

function MainAccount({ customer, main }: { customer: CustomerRecord; main: string }) {
  const text = useText('customers');
  const [isMoving, setIsMoving] = useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography component="span">{text('isAdditional')}</Typography>
      <MuiLink component={LinkBase} to={customerPath(main)}>
        {text('main', { number: main })}
      </MuiLink>
      <Button variant="outlined" onClick={() => setIsMoving(true)}>
        {text('move.open')}
      </Button>
      {isMoving && <MoveDialog customer={customer} onClose={() => setIsMoving(false)} />}
    </Stack>
  );
}

function AdditionalAccounts() {
  const text = useText('customers');
  return (
    <ReferenceManyField
      reference="customers"
      target="parentAccountNumber"
      sort={{ field: 'accountNumber', order: 'ASC' }}
      perPage={MOST}
      empty={<EmptyNote text={text('noAdditional')} />}
    >
      <DataTable rowClick={false} bulkActionButtons={false} sx={{ overflowX: 'auto' }}>
        <DataTable.Col source="accountNumber" disableSort>
          <AccountLink />
        </DataTable.Col>
        <DataTable.Col source="practice" disableSort />
        <DataTable.Col source="city" disableSort />
      </DataTable>
    </ReferenceManyField>
  );
}

function AccountLink() {
  const account = useRecordContext<CustomerRecord>();
  if (!account) return null;
  return (
    <MuiLink component={LinkBase} to={customerPath(account.accountNumber)}>
      {account.accountNumber}
    </MuiLink>
  );
}
