import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LensThumbnail } from './drawing/LensThumbnail.tsx';

interface LensPickerProps {
  label: string;
  /** The lenses to choose from; undefined while they load. */
  lenses: LensDefinition[] | undefined;
  chosen: LensDefinition | null;
  onChoose: (lens: LensDefinition | null) => void;
  onBlur?: () => void;
  error?: string;
  /** Help text below the field while there is no error. */
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** Picks a lens by name or family, by keyboard or pointer. The options are grouped by family. */
export function LensPicker(props: LensPickerProps) {
  const { label, lenses, chosen, onChoose, onBlur, error, hint, inputRef } = props;
  const text = useText('lenses');
  const familyOf = (lens: LensDefinition) => text(`families.${lens.family}`);
  const options = (lenses ?? []).toSorted(
    (a, b) => familyOf(a).localeCompare(familyOf(b)) || a.name.localeCompare(b.name),
  );
  const matches = createFilterOptions<LensDefinition>({
    stringify: (lens) => `${lens.name} ${familyOf(lens)}`,
  });
  return (
    <Autocomplete
      options={options}
      value={chosen}
      onChange={(_, lens) => onChoose(lens)}
      onBlur={onBlur}
      groupBy={familyOf}
      getOptionLabel={(lens) => lens.name}
      getOptionKey={(lens) => lens.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterOptions={matches}
      loading={!lenses}
      loadingText={text('picker.loading')}
      noOptionsText={text('picker.none')}
      autoHighlight
      renderOption={({ key, ...props }, lens) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
          <LensThumbnail lens={lens} />
          {lens.name}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={text('picker.placeholder')}
          required
          error={Boolean(error)}
          helperText={error ?? hint}
          inputRef={inputRef}
        />
      )}
    />
  );
}
