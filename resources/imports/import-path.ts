import type { ImportKind } from '#domain/import/import-columns.ts';

const CUSTOMERS = '/admin/customer-management';

/** Where records of each kind are listed. */
export const LIST_PATHS: Readonly<Record<ImportKind, string>> = {
  customers: CUSTOMERS,
  prices: `${CUSTOMERS}/prices`,
};

/** Returns the page that imports records of a kind, or the one of an import. */
export function importPath(kind: ImportKind, id?: string): string {
  return `${CUSTOMERS}/import/${kind}${id ? `/${id}` : ''}`;
}
