import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { K_UNITS, kUnitOf, withKUnit } from '#domain/clinical/k-unit.ts';
import { EYES } from '../state/form-values.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useClinicalText } from './use-clinical-text.ts';

/** Chooses diopters or millimeters for K in both eyes; converts the values, and restores the typed ones on return. */
export function KUnitField() {
  const text = useClinicalText();
  const { control, getValues, setValue } = useFormContext<OrderFormValues>();
  // not the deferred values: a choice that is not shown yet could not be undone at once
  const kUnit = useWatch({ control, name: 'right.clinical.kUnit' });
  const choose = (chosen: string) => {
    const unit = chosen === 'mm' ? 'mm' : 'D';
    for (const eye of EYES) {
      const path = `${eye}.clinical` as const;
      setValue(path, withKUnit(getValues(path), unit), { shouldDirty: true });
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography id="k-unit" variant="body2">
        {text('kUnit')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby="k-unit"
        value={kUnitOf({ kUnit: kUnit ?? '' })}
        onChange={(event) => choose(event.target.value)}
      >
        {K_UNITS.map((unit) => (
          <FormControlLabel key={unit} value={unit} label={unit} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    </Box>
  );
}
