import Button from '@mui/material/Button';
import { useText } from '#providers/messages/use-text.ts';
import { EmptyNote } from '../../shared/list/EmptyNote.tsx';
import { QUICK_FILTERS, withoutState } from './filters/quick-filters.ts';
import { useOrderFilter } from './filters/use-order-filter.ts';
import { focusSearch } from './focus-search.ts';

/**
 * Shown when no order is pending, or none matches the filter. AD-13: words that find nothing in one state can be looked
 * for in all of them, because whoever reads out a number does not know the state.
 */
export function QueueEmpty() {
  const text = useText('orderQueue');
  const { filter, setFilter } = useOrderFilter();
  const { state, ...others } = filter;
  if (state === 'submitted' && Object.keys(others).length === 0) {
    return <EmptyNote text={text('empty.waiting')} />;
  }
  const isSearchOfStates = Boolean(filter.q) && state !== undefined;
  const searchAllStates = () => {
    setFilter(withoutState(filter));
    // the button is gone with its note
    focusSearch();
  };
  return (
    <EmptyNote text={text(isSearchOfStates ? 'empty.inStates' : 'empty.filtered')}>
      {isSearchOfStates && (
        <Button variant="contained" onClick={searchAllStates}>
          {text('empty.allStates')}
        </Button>
      )}
      <Button onClick={() => setFilter(QUICK_FILTERS.waiting)}>{text('empty.clear')}</Button>
    </EmptyNote>
  );
}
