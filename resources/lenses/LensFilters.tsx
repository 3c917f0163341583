import TextField from '@mui/material/TextField';
import { lensFamilySchema } from '#domain/schemas/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useListContext } from 'react-admin';
import { FilterChips } from '../shared/list/FilterChips.tsx';
import { useQuickFilter } from '../shared/list/use-quick-filter.ts';

/** Filters by family, and by whether the lens is offered. */
export function LensFilters() {
  return (
    <>
      <FamilyFilter />
      <OfferedFilter />
    </>
  );
}

function FamilyFilter() {
  const text = useText('lenses');
  const { chosen, choose } = useQuickFilter<string>('family');
  return (
    <TextField
      select
      label={text('fields.family')}
      value={typeof chosen === 'string' ? chosen : ''}
      onChange={(event) => choose(event.target.value || undefined)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160 }}
    >
      <option value="">{text('list.allFamilies')}</option>
      {lensFamilySchema.options.map((family) => (
        <option key={family} value={family}>
          {text(`families.${family}`)}
        </option>
      ))}
    </TextField>
  );
}

/** Maps the boolean filter of the server to the chips' values. */
function OfferedFilter() {
  const text = useText('lenses');
  const { filterValues, setFilters } = useListContext();
  const { offered, ...others } = filterValues;
  const chosen = { true: 'yes', false: 'no' }[String(offered)];
  return (
    <FilterChips
      label={text('fields.offered')}
      chosen={chosen}
      onChoose={(value) =>
        setFilters(value === undefined ? others : { ...others, offered: value === 'yes' })
      }
      choices={[
        { value: undefined, label: text('list.all') },
        { value: 'yes', label: text('list.offered') },
        { value: 'no', label: text('list.notOffered') },
      ]}
    />
  );
}
