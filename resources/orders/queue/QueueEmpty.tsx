import Button from '@mui/material/Button';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../../shared/list/EmptyNote.tsx';
import { QUICK_FILTERS } from './filters/quick-filters.ts';
import { useOrderFilter } from './filters/use-order-filter.ts';

/** Shown when no order is pending, or none matches the filter. */
export function QueueEmpty() {
  const text = useText('orderQueue');
  const { filter, setFilter } = useOrderFilter();
  const { state, ...others } = filter;
  if (state === 'submitted' && Object.keys(others).length === 0) {
    return <EmptyNote text={text('empty.waiting')} />;
  }
  return (
    <EmptyNote text={text('empty.filtered')}>
      <Button onClick={() => setFilter(QUICK_FILTERS.waiting)}>{text('empty.clear')}</Button>
    </EmptyNote>
  );
}
