import type { TestPortal } from './portal.ts';

/** What differs from run to run: ids, numbers of records and accounts, days, moments, and references made up. */
const OWN =
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|[A-Z]{2,}-\d+\b|"(\d{6}|[0-9a-f]{8})"|\d{4}-\d\d-\d\d[T\d:.Z]*/g;

/** SE-03: each kind of step in the audit trail of these resources, and each event that was told by email. */
export async function recordSteps(
  { database }: Pick<TestPortal, 'database'>,
  resources: readonly string[],
): Promise<string> {
  const { rows } = await database.pool.query<{ step: string }>(
    `SELECT concat_ws(' ', action, 'by', actor, details,
       CASE WHEN account_number IS NULL THEN 'of no account' END) AS step
     FROM audit_trail WHERE resource = ANY($1)
     UNION SELECT concat_ws(' ', 'told', payload->'event', payload->'ref') FROM outbox
     WHERE kind = 'email.event'`,
    [resources],
  );
  const steps = rows.map(({ step }) => step.replaceAll(OWN, '*'));
  return `${[...new Set(steps)].toSorted().join('\n')}\n`;
}
