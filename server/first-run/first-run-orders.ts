import type { Prescription } from '#domain/lens/model/lens.ts';
import type { OrderDecision } from '#domain/orders/order-states.ts';
import type { OrderType, ReturnReason } from '#domain/orders/order-types.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { Settlement } from './settle-invoice.ts';

export interface FirstRunStep {
  action: OrderDecision;
  daysAgo: number;
  reason?: string;
  carrier?: string;
  trackingNumber?: string;
}

export interface FirstRunOrder {
  email: string;
  accountNumber: string;
  patientReference: string;
  /** Days before the first start that it was submitted. */
  daysAgo: number;
  eyes: Eye[];
  lensId: string;
  /** The values for which the lens has no default. */
  prescription: Prescription;
  notes?: string;
  type?: OrderType;
  /** The patient reference of the source order. */
  source?: string;
  returnReason?: ReturnReason;
  steps?: FirstRunStep[];
  /** What became of its invoice, and when; open or overdue without it. */
  settled?: { as: Settlement; daysAgo: number };
  messages?: { from: 'practice' | 'maker'; daysAgo: number; body: string }[];
}

const LAKESIDE = { email: 'practice@lens.test', accountNumber: '100200' };
const HARBOUR = { email: 'other@lens.test', accountNumber: '100300' };
const BOTH: Eye[] = ['right', 'left'];

const SHIPMENT = { carrier: 'UPS', trackingNumber: '1Z0000000000000000' };

/** An order of Lakeside that was shipped so many days ago. */
function shipped(
  patientReference: string,
  daysAgo: number,
  settled?: FirstRunOrder['settled'],
): FirstRunOrder {
  return {
    ...LAKESIDE,
    patientReference,
    daysAgo: daysAgo + 5,
    eyes: BOTH,
    lensId: 'gp-sphere',
    prescription: { baseCurve: 7.8, sphere: -2.5 },
    steps: [
      { action: 'approve', daysAgo: daysAgo + 4 },
      { action: 'produce', daysAgo: daysAgo + 3 },
      { action: 'ship', daysAgo, ...SHIPMENT },
    ],
    ...(settled && { settled }),
  };
}

/** PY-07: orders whose invoices are in the states that the others are not in. */
const INVOICED: FirstRunOrder[] = [
  shipped('LEC-0801', 160, { as: 'writtenOff', daysAgo: 3 }),
  shipped('LEC-0840', 130),
  shipped('LEC-0977', 75, { as: 'paid', daysAgo: 48 }),
  shipped('LEC-1002', 24, { as: 'credited', daysAgo: 20 }),
  shipped('LEC-1011', 14, { as: 'partlyPaid', daysAgo: 4 }),
  shipped('LEC-1015', 11, { as: 'inFlight', daysAgo: 2 }),
];

/** Fictional orders: one for each state, and of most types. */
export const FIRST_RUN_ORDERS: FirstRunOrder[] = [
  ...INVOICED,
  {
    ...LAKESIDE,
    patientReference: 'LEC-1031',
    daysAgo: 40,
    eyes: BOTH,
    lensId: 'gp-sphere',
    prescription: { baseCurve: 7.75, sphere: -3.25 },
    steps: [
      { action: 'approve', daysAgo: 39 },
      { action: 'produce', daysAgo: 38 },
      { action: 'ship', daysAgo: 35, ...SHIPMENT },
      { action: 'close', daysAgo: 30 },
    ],
  },
  {
    ...HARBOUR,
    patientReference: 'HO-2190',
    daysAgo: 33,
    eyes: BOTH,
    lensId: 'custom-soft-sphere',
    prescription: { sphere: -5.5 },
    notes: 'Spectacle wearer, first lenses.',
    steps: [
      { action: 'approve', daysAgo: 32 },
      { action: 'produce', daysAgo: 31 },
      { action: 'ship', daysAgo: 28, carrier: 'Canada Post', trackingNumber: '' },
      { action: 'close', daysAgo: 24 },
    ],
  },
  {
    ...LAKESIDE,
    patientReference: 'LEC-1035',
    daysAgo: 21,
    eyes: ['right'],
    lensId: 'keratoconus-gp',
    prescription: { baseCurve: 6.9, sphere: -8.25 },
    // Long past its promised date: late.
    steps: [{ action: 'approve', daysAgo: 20 }],
    messages: [
      { from: 'practice', daysAgo: 9, body: 'When can we expect this lens?' },
      {
        from: 'maker',
        daysAgo: 8,
        body: 'The blank was delayed. We will ship it as soon as it is cut.',
      },
    ],
  },
  // Canceled on request (`first-run-returns.ts`).
  {
    ...LAKESIDE,
    patientReference: 'LEC-1038',
    daysAgo: 13,
    eyes: ['left'],
    lensId: 'gp-sphere',
    prescription: { baseCurve: 7.7, sphere: -2.25 },
    steps: [{ action: 'approve', daysAgo: 4 }],
  },
  {
    ...LAKESIDE,
    patientReference: 'LEC-1031',
    type: 'exchange',
    source: 'LEC-1031',
    returnReason: 'power',
    daysAgo: 12,
    eyes: ['right'],
    lensId: 'gp-sphere',
    prescription: { baseCurve: 7.75, sphere: -3.75 },
    notes: 'Half a dioptre more for distance.',
    steps: [
      { action: 'approve', daysAgo: 11 },
      { action: 'produce', daysAgo: 10 },
      { action: 'ship', daysAgo: 2, ...SHIPMENT },
    ],
  },
  {
    ...LAKESIDE,
    accountNumber: '100201',
    patientReference: 'LEN-3307',
    daysAgo: 8,
    eyes: BOTH,
    lensId: 'gp-bitoric',
    prescription: { baseCurveFlat: 8, baseCurveSteep: 7.6, sphereFlat: -1.5, sphereSteep: -3.25 },
    steps: [{ action: 'cancel', daysAgo: 7, reason: 'The patient chose spectacles.' }],
  },
  {
    ...HARBOUR,
    patientReference: 'HO-2190',
    type: 'reorder',
    source: 'HO-2190',
    daysAgo: 3,
    eyes: BOTH,
    lensId: 'custom-soft-sphere',
    prescription: { sphere: -5.5 },
    steps: [
      { action: 'approve', daysAgo: 2 },
      { action: 'produce', daysAgo: 1 },
    ],
  },
  {
    ...LAKESIDE,
    accountNumber: '100202',
    patientReference: 'LED-0412',
    type: 'diagnostic',
    daysAgo: 2,
    eyes: ['left'],
    lensId: 'gp-sphere',
    prescription: { baseCurve: 7.6, sphere: -3 },
  },
  {
    ...LAKESIDE,
    patientReference: 'LEC-1031',
    type: 'reorder',
    source: 'LEC-1031',
    daysAgo: 1,
    eyes: ['left'],
    lensId: 'gp-sphere',
    prescription: { baseCurve: 7.75, sphere: -3.25 },
  },
  {
    ...LAKESIDE,
    patientReference: 'LEC-1041',
    daysAgo: 0,
    eyes: BOTH,
    lensId: 'gp-bitoric',
    prescription: {
      baseCurveFlat: 7.9,
      baseCurveSteep: 7.5,
      sphereFlat: -2.5,
      sphereSteep: -4.5,
    },
    steps: [{ action: 'approve', daysAgo: 0 }],
  },
  {
    ...LAKESIDE,
    patientReference: 'LEC-1042',
    daysAgo: 0,
    eyes: ['right'],
    lensId: 'keratoconus-gp',
    prescription: { baseCurve: 6.8, sphere: -6.5 },
    notes: 'Trial fit went well.',
    steps: [
      { action: 'reject', daysAgo: 0, reason: 'Please confirm the base curve by telephone.' },
    ],
    messages: [{ from: 'maker', daysAgo: 0, body: 'Is 6.80 mm the flat or the mean K?' }],
  },
  {
    ...LAKESIDE,
    patientReference: 'LEC-1043',
    daysAgo: 0,
    eyes: ['left'],
    lensId: 'gp-sphere',
    prescription: { baseCurve: 7.8, sphere: -2.75 },
  },
  {
    ...HARBOUR,
    patientReference: 'HO-2207',
    daysAgo: 0,
    eyes: BOTH,
    lensId: 'custom-soft-sphere',
    prescription: { sphere: -3.25 },
  },
];
