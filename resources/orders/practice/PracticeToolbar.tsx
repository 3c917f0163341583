import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useListContext } from 'react-admin';
import { useSession } from '#providers/session/use-session.ts';
import { useText } from '#providers/messages/use-text.ts';
import { FilterChips } from '../../shared/list/FilterChips.tsx';
import { SearchField } from '../../shared/list/SearchField.tsx';
import { PRACTICE_FILTER_NAMES, PRACTICE_FILTERS, practiceFilterOf } from './practice-filters.ts';
import type { PracticeFilter } from './practice-filters.ts';

interface PracticeToolbarProps {
  isAll: boolean;
  onAll: (isAll: boolean) => void;
}

/** Search, quick filters, and a switch to all accounts for users who have several. */
export function PracticeToolbar({ isAll, onAll }: PracticeToolbarProps) {
  const text = useText('practiceOrders');
  const { accounts } = useSession();
  const { filterValues, setFilters } = useListContext();
  const choose = (name: PracticeFilter = 'all') => {
    const { state: _, ...others } = filterValues;
    const state = PRACTICE_FILTERS[name];
    setFilters(state === undefined ? others : { ...others, state });
  };
  return (
    <>
      <SearchField label={text('search')} />
      <FilterChips
        label={text('quick.label')}
        chosen={practiceFilterOf(filterValues.state)}
        onChoose={choose}
        choices={PRACTICE_FILTER_NAMES.map((name) => ({
          value: name,
          label: text(`quick.${name}`),
        }))}
      />
      {accounts.length > 1 && (
        <FormControlLabel
          sx={{ ml: 'auto' }}
          label={text('allAccounts')}
          control={<Switch checked={isAll} onChange={(_event, next) => onAll(next)} />}
        />
      )}
    </>
  );
}
