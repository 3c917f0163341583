import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import type { PersonalField } from '#domain/address/profile.ts';
import { useText } from '#providers/messages/use-text.ts';
import { labelOf } from './describe-problem.ts';
import { FieldExtras, FieldHelp } from './FieldExtras.tsx';
import type { NamedCode } from './names.ts';
import { isFieldRequired } from './problems.ts';
import { useProfileField, useProfileFormState } from './profile-form-context.ts';

interface ProfileTextFieldProps {
  name: PersonalField;
  autoComplete: string;
  type?: 'text' | 'tel';
  help?: string | undefined;
  /** The options; without them the field is free text. */
  options?: NamedCode[] | undefined;
  isReadOnly?: boolean;
}

/** Shows a profile field, with its problem and the value that was stored elsewhere meanwhile. */
export function ProfileTextField(props: ProfileTextFieldProps) {
  const { name, autoComplete, type = 'text', help, options, isReadOnly } = props;
  const text = useText('profile');
  const { values } = useProfileFormState();
  const state = useProfileField(name);
  const { field, problem, isMarked } = state;
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        id={`profile-${name}`}
        fullWidth
        size="small"
        select={options !== undefined}
        type={type}
        label={labelOf(name, values.country, text)}
        required={isFieldRequired(name, values)}
        name={field.name}
        value={field.value}
        onChange={(event) => state.type(event.target.value)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={problem !== null}
        helperText={<FieldHelp problem={problem?.message} help={help} isMarked={isMarked} />}
        slotProps={{
          htmlInput: { autoComplete, readOnly: isReadOnly },
          // the label of an empty select would cover its text
          inputLabel: options && { shrink: true },
          select: { native: true },
        }}
      >
        {options && <Options options={options} chosen={field.value} none={text('none')} />}
      </TextField>
      <FieldExtras name={name} state={state} />
    </Box>
  );
}

interface OptionsProps {
  options: NamedCode[];
  chosen: string;
  none: string;
}

/** Shows the options and the stored value, listed or not. Memoized, because each key renders the form. */
const Options = memo(function Options({ options, chosen, none }: OptionsProps) {
  const isListed = chosen === '' || options.some(({ code }) => code === chosen);
  return (
    <>
      <option value="">{none}</option>
      {!isListed && <option value={chosen}>{chosen}</option>}
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
});
