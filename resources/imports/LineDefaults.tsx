import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { PRACTICE_ROLES } from '#domain/access/permissions.ts';
import type { ImportCheck } from '#domain/import/import.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useCountryChoices } from '../shared/record/fields/use-country-choices.ts';

type Defaults = Pick<ImportCheck['answers'], 'country' | 'memberRole'>;

interface LineDefaultsProps {
  value: Defaults;
  /** Whether the file names members. */
  hasMembers: boolean;
  onChange: (changed: Partial<Defaults>) => void;
}

/** AD-18: the country and the role of the lines that name none. */
export function LineDefaults({ value, hasMembers, onChange }: LineDefaultsProps) {
  const text = useText('imports');
  const shell = useText('shell');
  const roles = PRACTICE_ROLES.map((id) => ({ id, name: shell(`practiceRoles.${id}`) }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Choice
        label={text('defaults.country')}
        help={text('defaults.countryHelp')}
        choices={useCountryChoices()}
        value={value.country}
        onChange={(country) => onChange({ country })}
      />
      {hasMembers && (
        <Choice
          label={text('defaults.memberRole')}
          help={text('defaults.memberRoleHelp')}
          choices={roles}
          value={value.memberRole}
          onChange={(id) =>
            onChange({ memberRole: PRACTICE_ROLES.find((role) => role === id) ?? null })
          }
        />
      )}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  help: string;
  choices: readonly { id: string; name: string }[];
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The browser's own list, as for the columns above. */
function Choice({ label, help, choices, value, onChange }: ChoiceProps) {
  const text = useText('imports');
  return (
    <TextField
      select
      size="small"
      label={label}
      helperText={help}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 0, flex: '1 1 280px' }}
    >
      <option value="">{text('defaults.none')}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
