import type { Application } from '#domain/customers/application-schema.ts';
import type { applications } from './table.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** Converts a row to the API's application, as its applicant sees it: without who decided it (`withDeciders`). */
export function toApplication(row: ApplicationRow): Application {
  const { submittedAt, updatedAt, decidedAt, ...rest } = row;
  return {
    ...rest,
    decidedBy: '',
    submittedAt: submittedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
