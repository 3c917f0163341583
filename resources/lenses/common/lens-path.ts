export const LENSES_PATH = '/admin/lens-management';
export const NEW_LENS_PATH = `${LENSES_PATH}/create`;

/** Returns the path of the page of a lens and its versions. */
export function pathOf({ id }: { id: string }): string {
  return `${LENSES_PATH}/${id}`;
}

export function editPathOf(lens: { id: string }): string {
  return `${pathOf(lens)}/edit`;
}

/** Returns the path of the form for a new lens based on an existing one. */
export function clonePathOf({ id }: { id: string }): string {
  return `${NEW_LENS_PATH}?from=${id}`;
}
