import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { useApplicationsText } from './use-applications-text.ts';

/** Shown when no application is pending, or none matches the filter. */
export function ApplicationListEmpty() {
  const text = useApplicationsText();
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
