import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';

/** Shown when no application is pending, or none matches the filter. */
export function ApplicationListEmpty() {
  const text = useText('applications');
  const { filterValues, setFilters } = useListContext();
  if (filterValues.status === 'submitted' && !filterValues.q) {
    return <EmptyNote text={text('list.empty.waiting')} />;
  }
  return (
    <EmptyNote text={text('list.empty.filtered')}>
      <Button onClick={() => setFilters({ status: 'submitted' })}>
        {text('list.empty.clear')}
      </Button>
    </EmptyNote>
  );
}
