/** Returns `before` with the rows selected or deselected. Updates selected rows; adds none beyond `most`. */
export function withSelected<T extends { id: string }>(
  before: ReadonlyMap<string, T>,
  rows: readonly T[],
  { isSelected, most }: { isSelected: boolean; most: number },
): ReadonlyMap<string, T> {
  const after = new Map(before);
  for (const row of rows) {
    if (!isSelected) after.delete(row.id);
    else if (after.has(row.id) || after.size < most) after.set(row.id, row);
  }
  return after;
}
