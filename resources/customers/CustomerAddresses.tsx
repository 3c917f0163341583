import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import {
  DataTable,
  LinkBase,
  ReferenceManyField,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import type { ShipToAddress } from '#domain/customers/ship-to-address.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { CUSTOMERS_PATH } from './customer-path.ts';

const ADDRESSES_PATH = `${CUSTOMERS_PATH}/addresses`;
/** The most addresses on the page. */
const MOST = 100;

/** The ship-to addresses of the account; each is edited and removed on its own page. */
export function CustomerAddresses() {
  const record = useRecordContext<CustomerRecord>();
  const text = useText('customers');
  if (!record) return null;
  const { accountNumber } = record;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box>
        <Button
          component={LinkBase}
          to={`${ADDRESSES_PATH}/create`}
          state={{ record: { accountNumber } }}
        >
          {text('addAddress')}
        </Button>
      </Box>
      <ReferenceManyField
        reference="ship-to-addresses"
        target="accountNumber"
        sort={{ field: 'recipient', order: 'ASC' }}
        perPage={MOST}
        empty={<EmptyNote text={text('noAddresses')} />}
      >
        <DataTable rowClick={false} bulkActionButtons={false} sx={{ overflowX: 'auto' }}>
          <DataTable.Col source="recipient" disableSort>
            <AddressLink />
          </DataTable.Col>
          <DataTable.Col source="address" disableSort />
          <DataTable.Col source="city" disableSort />
          <DataTable.Col source="isDefault" disableSort>
            <DefaultMark />
          </DataTable.Col>
        </DataTable>
      </ReferenceManyField>
    </Box>
  );
}

function AddressLink() {
  const address = useRecordContext<ShipToAddress>();
  if (!address) return null;
  return (
    <MuiLink component={LinkBase} to={`${ADDRESSES_PATH}/${address.id}/show`}>
      {address.recipient}
    </MuiLink>
  );
}

function DefaultMark() {
  const address = useRecordContext<ShipToAddress>();
  const translate = useTranslate();
  return translate(address?.isDefault ? 'ra.boolean.true' : 'ra.boolean.false');
}
