import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'react-admin';
import { customerEditSchema, customerInputSchema } from '#domain/customers/customer-input.ts';
import {
  CUSTOMER_SORTS,
  type CustomerRecord,
  NEW_CUSTOMER,
  customerFilterSchema,
  customerRecordSchema,
} from '#domain/customers/customer-record.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { ADDRESS_TEXTS } from '../shared/record/fields/address-texts.ts';
import { CountryInput, StateInput } from '../shared/record/fields/AddressInputs.tsx';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { CUSTOMERS_PATH, customerPath } from './customer-path.ts';
import { CustomerAccounts } from './CustomerAccounts.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerApplications } from './CustomerApplications.tsx';
import { CustomerEmails } from './CustomerEmails.tsx';
import { CustomerInvoices } from './CustomerInvoices.tsx';
import { CustomerMessages } from './CustomerMessages.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { CustomerTeam } from './CustomerTeam.tsx';
import { TaxRateInput } from './TaxRateInput.tsx';
import { TimeZoneInput } from './TimeZoneInput.tsx';
import { WriteCampaignButton } from './WriteCampaignButton.tsx';

const ADDRESS = ['country', 'address', 'apt', 'city', 'state', 'zip'];

const customers: RecordDefinition = {
  name: 'customers',
  basename: CUSTOMERS_PATH,
  path: '',
  icon: BusinessIcon,
  schema: customerRecordSchema,
  input: customerInputSchema,
  edit: customerEditSchema,
  representation: 'practice',
  columns: [
    'accountNumber',
    'practice',
    'city',
    'state',
    'buyingGroupId',
    'members',
    'onHold',
    'netDays',
    'creditLimitCents',
    'lastOrderAt',
    'otherNumber',
  ],
  hiddenColumns: ['netDays', 'creditLimitCents', 'otherNumber'],
  sorts: CUSTOMER_SORTS,
  filters: ['buyingGroupId', 'onHold', 'netDays', 'hasCreditLimit', 'lastOrder', 'merged'],
  filterSchema: customerFilterSchema,
  references: {
    buyingGroupId: {
      resource: 'buying-groups',
      address: `${CUSTOMERS_PATH}/buying-groups`,
      representation: 'name',
    },
  },
  sections: [
    {
      name: 'practice',
      fields: [
        'accountNumber',
        'otherNumber',
        'practice',
        ...ADDRESS,
        'phone',
        'website',
        'licenceNumber',
      ],
    },
    {
      name: 'terms',
      fields: [
        'buyingGroupId',
        'netDays',
        'timeZone',
        'invoiceReminders',
        'monthlyStatements',
        'creditLimitCents',
        'onHold',
        'holdReason',
      ],
    },
    { name: 'prices', fields: ['taxRate', 'taxCertificate', 'freeShippingFromCents'] },
  ],
  tabs: [
    { name: 'addresses', content: CustomerAddresses },
    { name: 'accounts', content: CustomerAccounts },
    { name: 'team', content: CustomerTeam },
    { name: 'orders', content: CustomerOrders },
    { name: 'invoices', content: CustomerInvoices },
    { name: 'messages', content: CustomerMessages },
    { name: 'emails', content: CustomerEmails },
    { name: 'applications', content: CustomerApplications },
  ],
  inputs: {
    country: CountryInput,
    state: StateInput,
    timeZone: TimeZoneInput,
    taxRate: TaxRateInput,
  },
  actions: CustomerActions,
  notice: MergedNotice,
  isEditable: ({ mergedInto }) => mergedInto === null,
  texts: ADDRESS_TEXTS,
  bulkFields: [
    ['onHold', 'holdReason'],
    ['buyingGroupId'],
    ['netDays'],
    ['creditLimitCents'],
    ['invoiceReminders'],
    ['monthlyStatements'],
    ['taxRate'],
    ['freeShippingFromCents'],
  ],
  isDeletable: false,
  listActions: WriteCampaignButton,
  importAddress: `${CUSTOMERS_PATH}/import/customers`,
  initial: NEW_CUSTOMER,
};

/** AD-05: the accounts of practices. */
export default function Customers() {
  return <RecordResource definition={customers} />;
}

/** AD-05: says that the account was merged, and leads to the one that has everything of it now. */
function MergedNotice() {
  const customer = useRecordContext<CustomerRecord>();
  const text = useText('customerMerge');
  if (!customer?.mergedInto) return null;
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {text('merged')}{' '}
      <MuiLink component={LinkBase} to={customerPath(customer.mergedInto)}>
        {text('toTarget', { number: customer.mergedInto })}
      </MuiLink>
    </Alert>
  );
}
