import { desc, eq } from 'drizzle-orm';
import type { Application } from '#domain/customers/application-schema.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { toApplication, type ApplicationRow } from './application-rows.ts';
import { applications } from './table.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws Problem 404 */
export async function getApplication(db: Handle, id: string): Promise<Application> {
  if (!UUID.test(id)) throw noSuchApplication();
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return complete(row);
}

/** Returns the application and locks it for the rest of the transaction. @throws Problem 404 */
export async function getApplicationForUpdate(tx: Handle, id: string): Promise<Application> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  return complete(row);
}

/** Returns the user's own latest application, or null. */
export async function findOwnApplication(db: Handle, uid: string): Promise<Application | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(eq(applications.uid, uid))
    .orderBy(desc(applications.submittedAt))
    .limit(1);
  return row ? toApplication(row) : null;
}

function complete(row: ApplicationRow | undefined): Application {
  if (!row) throw noSuchApplication();
  return toApplication(row);
}

function noSuchApplication(): Problem {
  return new Problem('not-found', 'There is no such application');
}
