import type { ORDER_SORTS } from '#domain/schemas/order.ts';

type Sort = (typeof ORDER_SORTS)[number];

/**
 * From left to right. `label`: the header of the column. Age counts from submission, and is sorted by
 * it: of orders that are over, an older one may have taken less time. `isStandard`: shown by default.
 */
export const COLUMNS = [
  { field: 'submittedAt', label: 'age', sortable: true, isStandard: true },
  { field: 'practice', label: 'practice', sortable: true, isStandard: true },
  { field: 'patientReference', label: 'patient', sortable: true, isStandard: true },
  { field: 'lenses', label: 'lenses', sortable: false, isStandard: true },
  { field: 'flags', label: 'flags', sortable: false, isStandard: true },
  { field: 'type', label: 'type', sortable: false, isStandard: true },
  { field: 'promisedAt', label: 'promised', sortable: true, isStandard: true },
  { field: 'total', label: 'total', sortable: false, isStandard: false, align: 'right' },
  { field: 'number', label: 'number', sortable: true, isStandard: true },
  { field: 'state', label: 'state', sortable: true, isStandard: true },
] as const satisfies readonly ({ label: string; isStandard: boolean; align?: 'right' } & (
  | { field: Sort; sortable: true }
  | { field: string; sortable: false }
))[];

export type QueueColumn = (typeof COLUMNS)[number];
export type ColumnField = QueueColumn['field'];

/** Always shown, because it contains the link to the order. */
export const FIXED_COLUMN: ColumnField = 'number';

/** Returns the visible columns: those in `chosen`, or the standard ones. Ignores unknown names. */
export function shownColumns(chosen: readonly string[] | null | undefined): QueueColumn[] {
  if (!chosen) return COLUMNS.filter(({ isStandard }) => isStandard);
  return COLUMNS.filter(({ field }) => field === FIXED_COLUMN || chosen.includes(field));
}
