import Button from '@mui/material/Button';
import { EmptyNote } from '../../shared/list/EmptyNote.tsx';
import { QUICK_FILTERS } from './filters/quick-filters.ts';
import { useOrderFilter } from './filters/use-order-filter.ts';
import { useQueueText } from './use-queue-text.ts';

/** Shown when no order is pending, or none matches the filter. */
export function QueueEmpty() {
  const text = useQueueText();
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
