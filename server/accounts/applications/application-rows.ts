import type { Application } from '#domain/schemas/application.ts';
import type { applications } from './table.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** An application as it leaves the server; who decided stays inside. */
export function toApplication(row: ApplicationRow): Application {
  const { decidedBy: _decidedBy, submittedAt, updatedAt, decidedAt, ...rest } = row;
  return {
    ...rest,
    submittedAt: submittedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
