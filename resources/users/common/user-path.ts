export const STAFF_PATH = '/admin/user-management';
export const CUSTOMER_USERS_PATH = `${STAFF_PATH}/customers`;
export const NEW_USER_PATH = `${STAFF_PATH}/create`;

/** Returns the path of a user's page. */
export function pathOf({ id }: { id: string }): string {
  return `${STAFF_PATH}/${encodeURIComponent(id)}`;
}

/** Returns the path of the page that edits a user. */
export function editPathOf(user: { id: string }): string {
  return `${pathOf(user)}/edit`;
}
