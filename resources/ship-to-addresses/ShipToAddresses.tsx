import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import {
  SHIP_TO_ADDRESS_LABELS,
  SHIP_TO_ADDRESS_SORTS,
  shipToAddressEditSchema,
  shipToAddressInputSchema,
  shipToAddressRecordSchema,
} from '#domain/customers/ship-to-address.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { ADDRESS_TEXTS } from '../shared/record/fields/address-texts.ts';
import { CountryInput, StateInput } from '../shared/record/fields/AddressInputs.tsx';
import { RecordResource } from '../shared/record/RecordResource.tsx';

const CUSTOMERS = '/admin/customer-management';
const ADDRESS = ['country', 'address', 'apt', 'city', 'state', 'zip'];

const shipToAddresses = defineRecord({
  name: 'ship-to-addresses',
  fieldLabels: SHIP_TO_ADDRESS_LABELS,
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
  words: {
    en: {
      name: 'Ship-to address |||| Ship-to addresses',
      create: 'New ship-to address',
      edit: 'Edit ship-to address',
      search: 'Search recipient, city or account',
      empty: 'There is no ship-to address yet.',
      sections: {
        address: 'Address',
      },
      notifications: {
        created: 'The address was created.',
        updated: 'The address was saved.',
        deleted: 'The address was deleted.',
      },
      message: {
        delete_title: 'Delete the address of %{recordRepresentation}?',
        delete_content: 'It cannot be restored. Orders keep the address that they were sent to.',
      },
    },
    es: {
      name: 'Dirección de envío |||| Direcciones de envío',
      create: 'Nueva dirección de envío',
      edit: 'Modificar dirección de envío',
      search: 'Buscar destinatario, ciudad o cuenta',
      empty: 'Todavía no hay ninguna dirección de envío.',
      sections: {
        address: 'Dirección',
      },
      notifications: {
        created: 'Se creó la dirección.',
        updated: 'Se guardó la dirección.',
        deleted: 'Se eliminó la dirección.',
      },
      message: {
        delete_title: '¿Eliminar la dirección de %{recordRepresentation}?',
        delete_content:
          'No se puede restaurar. Los pedidos conservan la dirección a la que se enviaron.',
      },
    },
  },
});

/** AD-05: the addresses that parcels of accounts go to, beside those of the practices. */
export default function ShipToAddresses() {
  return <RecordResource definition={shipToAddresses} />;
}
