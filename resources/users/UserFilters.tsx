import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import type { UserRole } from '#domain/schemas/user.ts';
import { useText } from '#providers/messages/use-text.ts';

/** Filters by role, by whether the user is enabled, and by whether the address is verified. */
export function UserFilters({ roles }: { roles: readonly UserRole[] }) {
  const text = useText('users');
  const yesOrNo = [true, false];
  return (
    <>
      {roles.length > 0 && (
        <FilterSelect field="role" values={roles} labelOf={(role) => text(`roles.${role}`)} />
      )}
      <FilterSelect
        field="disabled"
        values={yesOrNo.toReversed()}
        labelOf={(disabled) => text(disabled ? 'state.true' : 'state.false')}
      />
      <FilterSelect
        field="emailVerified"
        values={yesOrNo}
        labelOf={(verified) => text(verified ? 'verified.true' : 'verified.false')}
      />
    </>
  );
}

interface FilterSelectProps<T> {
  field: 'role' | 'disabled' | 'emailVerified';
  values: readonly T[];
  labelOf: (value: T) => string;
}

function FilterSelect<T extends string | boolean>(props: FilterSelectProps<T>) {
  const { field, values, labelOf } = props;
  const text = useText('users');
  const { filterValues, setFilters } = useListContext();
  const { [field]: chosen, ...others } = filterValues;
  const choose = (typed: string) => {
    const value = values.find((one) => String(one) === typed);
    setFilters(value === undefined ? others : { ...others, [field]: value });
  };
  return (
    <TextField
      select
      id={`filter-${field}`}
      label={text(`fields.${field}`)}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 130, flex: { xs: '1 1 130px', sm: 'none' } }}
    >
      <option value="">{text('any')}</option>
      {values.map((value) => (
        <option key={String(value)} value={String(value)}>
          {labelOf(value)}
        </option>
      ))}
    </TextField>
  );
}
