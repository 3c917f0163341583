import type { Application } from '#domain/schemas/application.ts';

export const APPLICATIONS_PATH = '/admin/customer-management/applications';

/** Where an application is shown and decided on. */
export function pathOf({ id }: Application): string {
  return `${APPLICATIONS_PATH}/${id}`;
}
