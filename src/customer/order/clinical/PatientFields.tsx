import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import { EYES } from '../state/form-values.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useShownProblem } from '../state/order-form-context.ts';

/** Fields for both eyes: the dominant eye, and whether the prescription must be in force. */
export function PatientFields() {
  const text = useText('clinical');
  const [dominant, direct, expires] = [
    usePatientField('dominantEye'),
    usePatientField('directSupply'),
    usePatientField('prescriptionExpires'),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <TextField
        id="patient-dominant-eye"
        select
        size="small"
        label={text('dominantEye')}
        {...dominant.field}
        inputRef={dominant.ref}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{text('none')}</option>
        {EYES.map((eye) => (
          <option key={eye} value={eye}>
            {text(`eyes.${eye}`)}
          </option>
        ))}
      </TextField>
      <FormControlLabel
        label={text('directSupply')}
        control={
          <Checkbox
            checked={direct.field.value === 'true'}
            onChange={(event) => direct.field.onChange(event.target.checked ? 'true' : '')}
            slotProps={{ input: { ref: direct.ref } }}
          />
        }
      />
      <TextField
        id="patient-prescription-expires"
        type="date"
        size="small"
        label={text('prescriptionExpires')}
        {...expires.field}
        inputRef={expires.ref}
        error={expires.problem !== null}
        helperText={expires.problem?.message}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  );
}

function usePatientField(name: 'dominantEye' | 'directSupply' | 'prescriptionExpires') {
  const path = `patient.${name}` as const;
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: path, control });
  const problem = useShownProblem(path);
  const { ref, value, onChange, onBlur } = field;
  return { field: { value: value ?? '', onChange, onBlur }, ref, problem };
}
