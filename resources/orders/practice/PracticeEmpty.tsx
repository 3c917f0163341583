import Button from '@mui/material/Button';
import { LinkBase, useListContext } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { EmptyNote } from '../../shared/list/EmptyNote.tsx';

/** Shown when there are no orders yet, or none matches the filter. */
export function PracticeEmpty() {
  const text = useText('practiceOrders');
  const may = useMay();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Boolean(filterValues.q) || filterValues.state !== undefined;
  if (isFiltered) {
    return (
      <EmptyNote text={text('empty.filtered')}>
        <Button onClick={() => setFilters({})}>{text('empty.clear')}</Button>
      </EmptyNote>
    );
  }
  return (
    <EmptyNote text={text('empty.none')}>
      {may('orders:submit') && (
        <Button variant="contained" component={LinkBase} to="/customer/order">
          {text('order')}
        </Button>
      )}
    </EmptyNote>
  );
}
