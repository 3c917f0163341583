import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { useOrdersText } from './use-orders-text.ts';

/** Nothing waits, or nothing matches. */
export function OrderListEmpty() {
  const text = useOrdersText();
  const { filterValues, setFilters } = useListContext();
  if (filterValues.state === 'submitted' && !filterValues.q) {
    return <EmptyNote text={text('list.empty.waiting')} />;
  }
  return (
    <EmptyNote text={text('list.empty.filtered')}>
      <Button onClick={() => setFilters({ state: 'submitted' })}>{text('list.empty.clear')}</Button>
    </EmptyNote>
  );
}
