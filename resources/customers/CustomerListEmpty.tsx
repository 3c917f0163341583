import Button from '@mui/material/Button';
import { LinkBase, useListContext } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';

/** Shown when there is no account yet, or none matches. */
export function CustomerListEmpty() {
  const text = useText('customers');
  const { filterValues, setFilters } = useListContext();
  if (filterValues.q) {
    return (
      <EmptyNote text={text('empty.filtered')}>
        <Button onClick={() => setFilters({})}>{text('empty.clear')}</Button>
      </EmptyNote>
    );
  }
  return (
    <EmptyNote text={text('empty.none')}>
      <Button component={LinkBase} to="/admin/customer-management/applications">
        {text('empty.applications')}
      </Button>
    </EmptyNote>
  );
}
