/** The reasons for an order (OR-05). */
export const ORDER_TYPES = [
  'new',
  'exchange',
  'warranty',
  'reorder',
  'spare',
  'diagnostic',
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** What each type requires: a source order, and a reason for the return. */
export const orderTypes = {
  new: { source: 'none', reason: false },
  exchange: { source: 'required', reason: true },
  warranty: { source: 'required', reason: true },
  reorder: { source: 'required', reason: false },
  spare: { source: 'required', reason: false },
  diagnostic: { source: 'optional', reason: false },
} as const satisfies Record<
  OrderType,
  { source: 'none' | 'optional' | 'required'; reason: boolean }
>;

/** The reasons for returning a lens. */
export const RETURN_REASONS = [
  'notTolerated',
  'fit',
  'power',
  'breakage',
  'defect',
  'wrongLens',
  'doctorChange',
  'laboratoryError',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
