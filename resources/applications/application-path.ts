import type { Application } from '#domain/customers/application-schema.ts';

export const APPLICATIONS_PATH = '/admin/customer-management/applications';

/** Returns the path of the page that shows an application and its decision buttons. */
export function pathOf({ id }: Application): string {
  return `${APPLICATIONS_PATH}/${id}`;
}
