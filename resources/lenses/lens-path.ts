export const LENSES_PATH = '/admin/lens-management';
export const NEW_LENS_PATH = `${LENSES_PATH}/create`;

/** Where a lens is shown with its versions. */
export function pathOf({ id }: { id: string }): string {
  return `${LENSES_PATH}/${id}`;
}

export function editPathOf(lens: { id: string }): string {
  return `${pathOf(lens)}/edit`;
}

/** A new lens that starts from an existing one. */
export function clonePathOf({ id }: { id: string }): string {
  return `${NEW_LENS_PATH}?from=${id}`;
}
