import type { PracticeRole } from '#domain/access/permissions.ts';
import type { BuyingGroup } from '#domain/customers/application-schema.ts';
import type { CustomerInput } from '../accounts/customers/save-customer.ts';

const MADISON = { city: 'Madison', state: 'WI', zip: '53703' };

/** Fictional practices; their phone numbers are from the range reserved for fiction. */
export const FIRST_RUN_CUSTOMERS: CustomerInput[] = [
  practice('100200', 'Lakeside Eye Care', {
    address: '214 Shoreline Drive',
    ...MADISON,
    lastInvoiceNumber: 'INV-20041',
  }),
  practice('100201', 'Lakeside Eye Care North', {
    parentAccountNumber: '100200',
    address: '88 Northport Avenue',
    ...MADISON,
    zip: '53704',
    lastInvoiceNumber: 'INV-20142',
  }),
  practice('100202', 'Lakeside Eye Care Downtown', {
    parentAccountNumber: '100200',
    address: '5 Capitol Row',
    apt: 'Suite 2',
    ...MADISON,
    lastInvoiceNumber: 'INV-20243',
  }),
  practice('100300', 'Harbour Optometry', {
    address: '17 Quay Street',
    city: 'Halifax',
    state: 'NS',
    zip: 'B3J 1A1',
    country: 'CA',
    lastInvoiceNumber: 'INV-30044',
  }),
  practice('100400', 'Newbridge Vision', {
    address: '402 Mill Lane',
    city: 'Duluth',
    state: 'MN',
    zip: '55802',
    lastInvoiceNumber: 'INV-40016',
  }),
  // Without members: unlinked@lens.test may claim it.
  practice('100500', 'Meadow Optical', {
    address: '1460 Meadow Way',
    city: 'Portland',
    state: 'OR',
    zip: '97205',
    lastInvoiceNumber: 'INV-50017',
  }),
];

/** RS-06. */
export const FIRST_RUN_BUYING_GROUPS: BuyingGroup[] = [
  { id: 'clear-sight-partners', name: 'Clear Sight Partners' },
  { id: 'contact-lens-circle', name: 'Contact Lens Circle' },
  { id: 'independent-practices', name: 'Independent Practices Alliance' },
  { id: 'northern-buyers', name: 'Northern Optical Buyers' },
];

interface FirstRunMember {
  email: string;
  practiceRole: PracticeRole;
  /** The main account first. */
  accounts: string[];
}

export const FIRST_RUN_MEMBERS: FirstRunMember[] = [
  { email: 'practice@lens.test', practiceRole: 'owner', accounts: ['100200', '100201', '100202'] },
  { email: 'other@lens.test', practiceRole: 'owner', accounts: ['100300'] },
  { email: 'newterms@lens.test', practiceRole: 'owner', accounts: ['100400'] },
];

function practice(
  accountNumber: string,
  name: string,
  details: Partial<CustomerInput> & Pick<CustomerInput, 'lastInvoiceNumber'>,
): CustomerInput {
  return {
    accountNumber,
    practice: name,
    parentAccountNumber: null,
    address: '',
    apt: '',
    city: '',
    state: '',
    zip: '',
    country: 'US',
    phone: '+16085550100',
    website: '',
    ...details,
  };
}
