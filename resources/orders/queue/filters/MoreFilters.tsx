import FilterListIcon from '@mui/icons-material/FilterList';
import { useText } from '#providers/messages/use-text.ts';
import { PopoverButton } from '../../../shared/list/PopoverButton.tsx';
import { MORE_FIELDS } from './filter-fields.ts';
import { FilterForm } from './FilterForm.tsx';
import { useOrderFilter } from './use-order-filter.ts';

/** The less common filters in a panel; the button shows how many are set. */
export function MoreFilters() {
  const text = useText('orderQueue');
  const { filter, setFilter } = useOrderFilter();
  const count = MORE_FIELDS.filter((field) => filter[field] !== undefined).length;
  return (
    <PopoverButton icon={FilterListIcon} label={text('filters.open')} count={count}>
      {(close) => (
        <FilterForm
          filter={filter}
          onApply={(next) => {
            setFilter(next);
            close();
          }}
        />
      )}
    </PopoverButton>
  );
}
