import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import type { PersonalField } from '#domain/schemas/profile.ts';
import { labelOf } from './describe-problem.ts';
import { FieldExtras, FieldHelp } from './FieldExtras.tsx';
import { isFieldRequired } from './problems.ts';
import { useProfileField, useProfileFormState } from './profile-form-context.ts';
import type { NamedCode } from './names.ts';
import { useProfileText } from './use-profile-text.ts';

interface ProfileTextFieldProps {
  name: PersonalField;
  autoComplete: string;
  type?: 'text' | 'tel';
  help?: string;
  /** What there is to choose from; typed freely without. */
  options?: NamedCode[];
}

/** A field of the profile, with what is wrong below it and what was stored elsewhere meanwhile. */
export function ProfileTextField(props: ProfileTextFieldProps) {
  const { name, autoComplete, type = 'text', help, options } = props;
  const text = useProfileText();
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
          htmlInput: { autoComplete },
          // an empty choice would lie under a label that has not moved away
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

/** What is stored stays to be seen, though it cannot be chosen. Kept, because every key typed renders the form. */
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
