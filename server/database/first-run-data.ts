import { defaultPrescription } from '#domain/lens/defaults.ts';
import type { OrderAction } from '#domain/order.ts';
import type { PracticeRole } from '#domain/permissions.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import type { Eye, OrderInput } from '#domain/schemas/order.ts';
import type { BuyingGroup } from '#domain/schemas/application.ts';
import type { CustomerInput } from '../customers/save-customer.ts';

const MADISON = { city: 'Madison', state: 'WI', zip: '53703' };

/** Made-up practices; phone numbers are of the range that belongs to nobody. */
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
  // Nobody's yet: unlinked@lens.test may claim it.
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

export interface FirstRunMember {
  email: string;
  practiceRole: PracticeRole;
  /** The main one first. */
  accounts: string[];
}

export const FIRST_RUN_MEMBERS: FirstRunMember[] = [
  { email: 'practice@lens.test', practiceRole: 'owner', accounts: ['100200', '100201', '100202'] },
  { email: 'other@lens.test', practiceRole: 'owner', accounts: ['100300'] },
  { email: 'newterms@lens.test', practiceRole: 'owner', accounts: ['100400'] },
];

export interface FirstRunOrder {
  email: string;
  accountNumber: string;
  patientReference: string;
  notes: string;
  eyes: Eye[];
  lensId: string;
  /** What the lens has no default for. */
  prescription: Prescription;
  decision?: { action: OrderAction; reason: string };
}

export const FIRST_RUN_ORDERS: FirstRunOrder[] = [
  {
    email: 'practice@lens.test',
    accountNumber: '100200',
    patientReference: 'LEC-1041',
    notes: '',
    eyes: ['right', 'left'],
    lensId: 'gp-bitoric',
    prescription: {
      baseCurveFlat: 7.9,
      baseCurveSteep: 7.5,
      sphereFlat: -2.5,
      sphereSteep: -4.5,
    },
    decision: { action: 'approve', reason: '' },
  },
  {
    email: 'practice@lens.test',
    accountNumber: '100200',
    patientReference: 'LEC-1042',
    notes: 'Trial fit went well.',
    eyes: ['right'],
    lensId: 'keratoconus-gp',
    prescription: { baseCurve: 6.8, sphere: -6.5 },
    decision: { action: 'reject', reason: 'Please confirm the base curve by telephone.' },
  },
  {
    email: 'practice@lens.test',
    accountNumber: '100200',
    patientReference: 'LEC-1043',
    notes: '',
    eyes: ['left'],
    lensId: 'gp-sphere',
    prescription: { baseCurve: 7.8, sphere: -2.75 },
  },
  {
    email: 'other@lens.test',
    accountNumber: '100300',
    patientReference: 'HO-2207',
    notes: '',
    eyes: ['right', 'left'],
    lensId: 'custom-soft-sphere',
    prescription: { sphere: -3.25 },
  },
];

/** What the practice would have sent: the defaults of the lens and the values that it has none for. */
export function firstRunInput(order: FirstRunOrder, lens: LensDefinition): OrderInput {
  const { accountNumber, patientReference, notes, eyes } = order;
  const prescription = { ...defaultPrescription(lens), ...order.prescription };
  const lenses = eyes.map((eye) => ({
    eye,
    lensId: lens.id,
    lensVersion: lens.version,
    prescription,
  }));
  return { accountNumber, patientReference, notes, lenses };
}

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
    phone: '+1 555 0100',
    website: '',
    ...details,
  };
}
