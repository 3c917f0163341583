import { useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import {
  DataTableBody,
  DataTableCallbacksContext,
  DataTableRow,
  useDataTableCallbacksContext,
} from 'react-admin';
import type { DataTableBodyProps, DataTableRowProps } from 'react-admin';

/** What does something of its own when it is clicked. */
const ACTIVE = 'a, button, input, label';

/**
 * A row of a DataTable that leads to its record. A click on a link inside it follows the link only: react-admin's row
 * would go to its page as well, and Back would need two steps.
 */
export function ListRow(row: DataTableRowProps) {
  const callbacks = useDataTableCallbacksContext();
  const isOfItsOwn = useRef(false);
  const withoutLinks = useMemo(() => {
    const { rowClick } = callbacks;
    if (typeof rowClick !== 'function') return callbacks;
    const clickRow: typeof rowClick = (...clicked) =>
      isOfItsOwn.current ? false : rowClick(...clicked);
    return { ...callbacks, rowClick: clickRow };
  }, [callbacks]);
  const look = ({ target }: MouseEvent) => {
    isOfItsOwn.current = target instanceof Element && target.closest(ACTIVE) !== null;
  };
  return (
    <DataTableCallbacksContext.Provider value={withoutLinks}>
      <DataTableRow {...row} onClickCapture={look} />
    </DataTableCallbacksContext.Provider>
  );
}

/** The rows of a table without checkboxes. */
export function ListTableBody(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={ListRow} />;
}
