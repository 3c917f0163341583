import Checkbox from '@mui/material/Checkbox';
import { useEffect, useRef } from 'react';
import type { Selection } from './create-selection.tsx';

interface SelectPageProps<T extends { id: string }> {
  /** The rows of the current page. */
  rows: readonly T[];
  selection: Selection<T>;
  label: string;
}

/** Selects every row of the page, or none. */
export function SelectPage<T extends { id: string }>({
  rows,
  selection,
  label,
}: SelectPageProps<T>) {
  const box = useRef<HTMLInputElement>(null);
  const count = rows.filter(({ id }) => selection.selected.has(id)).length;
  const isPart = count > 0 && count < rows.length;
  // no attribute sets `indeterminate`, so set the property of the checkbox
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <Checkbox
      size="small"
      disabled={rows.length === 0}
      checked={count > 0 && count === rows.length}
      indeterminate={isPart}
      onChange={(_event, next) => selection.select(rows, next)}
      slotProps={{ input: { ref: box, 'aria-label': label } }}
    />
  );
}
