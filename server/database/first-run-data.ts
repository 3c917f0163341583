import { defaultPrescription } from '#domain/lens/defaults.ts';
import type { OrderAction } from '#domain/order.ts';
import type { PracticeRole } from '#domain/permissions.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import type { Eye, OrderInput } from '#domain/schemas/order.ts';
import type { CustomerInput } from '../customers/save-customer.ts';

/** Made-up practices; phone numbers are of the range that belongs to nobody. */
export const FIRST_RUN_CUSTOMERS: CustomerInput[] = [
  practice('100200', 'Lakeside Eye Care', null),
  practice('100201', 'Lakeside Eye Care North', '100200'),
  practice('100202', 'Lakeside Eye Care Downtown', '100200'),
  practice('100300', 'Harbour Optometry', null),
  practice('100400', 'Newbridge Vision', null),
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
  parentAccountNumber: string | null,
): CustomerInput {
  return { accountNumber, practice: name, parentAccountNumber, phone: '+1 555 0100', website: '' };
}
