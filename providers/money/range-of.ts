/** Returns `range` of a list's page as the API reads it; pages are counted from 0. */
export function rangeOf(page: number, size: number): string {
  return JSON.stringify([page * size, (page + 1) * size - 1]);
}
