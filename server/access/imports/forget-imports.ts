import { lt } from 'drizzle-orm';
import { IMPORT_KEPT_DAYS } from '#domain/import/import.ts';
import type { Handle } from '../../platform/database/database.ts';
import { deleteInBatches, type BatchOptions } from '../../platform/database/delete-in-batches.ts';
import { imports } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Each has up to 20,000 lines, which go with it. */
const AT_ONCE = 5;

/** Deletes old imports with their lines: they hold data of customers. The audit trail stays. */
export async function forgetOldImports(
  db: Handle,
  now: Date,
  options?: BatchOptions,
): Promise<void> {
  const oldest = new Date(now.getTime() - IMPORT_KEPT_DAYS * DAY);
  await deleteInBatches(db, imports, lt(imports.createdAt, oldest), { batch: AT_ONCE, ...options });
}
