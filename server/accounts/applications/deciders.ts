import type { Application } from '#domain/customers/application-schema.ts';
import { actorsOf } from '../../platform/audit/actors-of.ts';
import type { Handle } from '../../platform/database/database.ts';
import { getApplication } from './get-application.ts';

const DECISIONS = ['application.approve', 'application.decline'];

/** AD-05: returns the applications as staff see them, with the names of those who decided. */
export async function withDeciders(db: Handle, found: Application[]): Promise<Application[]> {
  const decided = found.filter(({ decidedAt }) => decidedAt !== null);
  const names = await actorsOf(db, {
    resource: 'applications',
    resourceIds: decided.map(({ id }) => id),
    actions: DECISIONS,
  });
  return found.map((one) => ({ ...one, decidedBy: names.get(one.id) ?? '' }));
}

/** Returns one application as staff see it. @throws Problem 404 */
export async function getForStaff(db: Handle, id: string): Promise<Application> {
  return withDecider(db, await getApplication(db, id));
}

/** Returns the application as staff see it. */
export async function withDecider(db: Handle, application: Application): Promise<Application> {
  const [found = application] = await withDeciders(db, [application]);
  return found;
}
