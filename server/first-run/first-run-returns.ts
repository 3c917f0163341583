import type { ReturnReason } from '#domain/orders/order-types.ts';
import type { Eye } from '#domain/orders/order.ts';

/** What became of a request, and how many days before the first start. */
export type FirstRunReturnStep =
  | { step: 'approve' | 'receive' | 'withdraw' | 'expire'; daysAgo: number }
  | { step: 'refuse'; daysAgo: number; reason: string };

export interface FirstRunReturn {
  /** The patient reference of the order. */
  of: string;
  /** Null: the order is to be canceled. */
  eye: Eye | null;
  reason?: ReturnReason;
  note?: string;
  daysAgo: number;
  steps?: FirstRunReturnStep[];
}

/** CR-03: fictional requests, in every state. That of an exchange comes with its order. */
export const FIRST_RUN_RETURNS: FirstRunReturn[] = [
  {
    of: 'LEC-0801',
    eye: 'left',
    reason: 'notTolerated',
    daysAgo: 150,
    steps: [
      { step: 'approve', daysAgo: 149 },
      { step: 'expire', daysAgo: 70 },
    ],
  },
  {
    of: 'LEC-0977',
    eye: 'right',
    reason: 'breakage',
    daysAgo: 40,
    steps: [
      { step: 'refuse', daysAgo: 39, reason: 'Please order a warranty replacement instead.' },
    ],
  },
  {
    of: 'LEC-1002',
    eye: 'left',
    reason: 'power',
    daysAgo: 18,
    steps: [
      { step: 'approve', daysAgo: 17 },
      { step: 'receive', daysAgo: 9 },
    ],
  },
  { of: 'LEC-0840', eye: 'right', reason: 'fit', note: 'It never settled.', daysAgo: 6 },
  {
    of: 'LEC-1015',
    eye: 'left',
    reason: 'wrongLens',
    daysAgo: 5,
    steps: [{ step: 'withdraw', daysAgo: 4 }],
  },
  { of: 'LEC-1035', eye: null, note: 'The patient moved away.', daysAgo: 4 },
  {
    of: 'LEC-1015',
    eye: 'right',
    reason: 'defect',
    daysAgo: 3,
    steps: [{ step: 'receive', daysAgo: 1 }],
  },
  {
    of: 'LEC-1011',
    eye: 'left',
    reason: 'power',
    daysAgo: 3,
    steps: [{ step: 'approve', daysAgo: 2 }],
  },
  {
    of: 'LEC-1038',
    eye: null,
    note: 'Ordered twice.',
    daysAgo: 3,
    steps: [{ step: 'approve', daysAgo: 2 }],
  },
  { of: 'LEC-1011', eye: 'right', reason: 'fit', daysAgo: 2 },
];
