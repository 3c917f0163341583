import type { Application } from '#domain/schemas/application.ts';
import type { applications } from './table.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** Converts a row to the API's application, without the user who decided it. */
export function toApplication(row: ApplicationRow): Application {
  const { decidedBy: _decidedBy, submittedAt, updatedAt, decidedAt, ...rest } = row;
  return {
    ...rest,
    submittedAt: submittedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
