import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import {
  SHIP_TO_ADDRESS_SORTS,
  shipToAddressEditSchema,
  shipToAddressInputSchema,
  shipToAddressRecordSchema,
} from '#domain/customers/ship-to-address.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { ADDRESS_TEXTS } from '../shared/record/fields/address-texts.ts';
import { CountryInput, StateInput } from '../shared/record/fields/AddressInputs.tsx';
import { RecordResource } from '../shared/record/RecordResource.tsx';

const CUSTOMERS = '/admin/customer-management';
const ADDRESS = ['country', 'address', 'apt', 'city', 'state', 'zip'];

const shipToAddresses: RecordDefinition = {
  name: 'ship-to-addresses',
  basename: CUSTOMERS,
  path: 'addresses',
  icon: PlaceIcon,
  schema: shipToAddressRecordSchema,
  input: shipToAddressInputSchema,
  edit: shipToAddressEditSchema,
  representation: 'recipient',
  columns: ['recipient', 'accountNumber', ...ADDRESS, 'isDefault'],
  sorts: SHIP_TO_ADDRESS_SORTS,
  filters: ['accountNumber', 'isDefault'],
  references: {
    accountNumber: { resource: 'customers', address: CUSTOMERS, representation: 'practice' },
  },
  sections: [{ name: 'address', fields: ['accountNumber', 'recipient', ...ADDRESS, 'isDefault'] }],
  inputs: { country: CountryInput, state: StateInput },
  texts: ADDRESS_TEXTS,
  bulkFields: [['recipient'], ['isDefault']],
  initial: {
    accountNumber: null,
    recipient: '',
    ...Object.fromEntries(ADDRESS.map((field) => [field, ''])),
    isDefault: false,
  },
};

/** AD-05: the addresses that parcels of accounts go to, beside those of the practices. */
export default function ShipToAddresses() {
  return <RecordResource definition={shipToAddresses} />;
}
