import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useListContext } from 'react-admin';
import type { OrderFilter } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { FilterChips } from '../../shared/list/filters/FilterChips.tsx';
import { SearchField } from '../../shared/list/filters/SearchField.tsx';
import type { ShownPatients } from './use-shown-patients.ts';

/** The most common filters of a practice. `shipped` includes closed orders. */
const PRACTICE_FILTERS = {
  inWork: ['submitted', 'approved', 'inProduction'],
  rejected: 'rejected',
  shipped: ['shipped', 'closed'],
  all: undefined,
} as const satisfies Record<string, Readonly<OrderFilter['state']>>;
type PracticeFilter = keyof typeof PRACTICE_FILTERS;
const PRACTICE_FILTER_NAMES = Object.keys(PRACTICE_FILTERS) as PracticeFilter[];

interface PracticeToolbarProps {
  isAll: boolean;
  onAll: (isAll: boolean) => void;
  patients: ShownPatients;
}

/** Search, quick filters, and a switch to all accounts for users who have several. */
export function PracticeToolbar({ isAll, onAll, patients }: PracticeToolbarProps) {
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
      <SearchField label={text(patients === 'none' ? 'searchWithheld' : 'search')} />
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

/** Returns the quick filter for these states, or null when there is none. */
function practiceFilterOf(state: unknown): PracticeFilter | null {
  const wanted = JSON.stringify(state);
  return (
    PRACTICE_FILTER_NAMES.find((name) => JSON.stringify(PRACTICE_FILTERS[name]) === wanted) ?? null
  );
}
