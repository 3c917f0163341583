import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { cylinderNotationSchema } from '#domain/access/preferences/preference.ts';
import { useText } from '#providers/messages/use-text.ts';
import { usePreference } from '#resources/shared/use-preference.ts';
import { K_UNITS, kUnitOf, withKUnit } from '../../../eye/k-unit.ts';
import { EYES, type OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { ClinicalEye } from './ClinicalEye.tsx';
import { countGiven, isClinicalPath } from './given-clinical.ts';
import { PatientFields } from './PatientFields.tsx';

/** OR-02: shows the measurements, collapsed while there are none; a jump to one of its fields expands it. */
export function ClinicalBlock() {
  const text = useText('clinical');
  const given = useOrderForm(({ values }) => countGiven(values));
  const wanted = useOrderForm((state) => state.wanted);
  const eyes = useOrderForm(({ values }) => EYES.filter((eye) => values[eye].ordered));
  const [isOpen, setOpen] = useState(given > 0);
  const [followed, setFollowed] = useState(wanted);
  if (wanted !== followed) {
    setFollowed(wanted);
    if (wanted !== null && isClinicalPath(wanted)) setOpen(true);
  }
  // A field with a problem is never hidden.
  const isHeld = useOrderForm(({ problems }) => problems.some(({ path }) => isClinicalPath(path)));
  const isShown = isOpen || isHeld;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="clinical-title" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id="clinical-title" variant="h6" component="h2">
          {text('title')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {given === 0 ? text('nothing') : text('given', { smart_count: given })}
        </Typography>
        <Button
          sx={{ ml: 'auto' }}
          aria-expanded={isShown}
          aria-controls="clinical-fields"
          onClick={() => setOpen(isHeld || !isOpen)}
          endIcon={<ExpandMoreIcon sx={{ rotate: isShown ? '180deg' : undefined }} aria-hidden />}
        >
          {text(isShown ? 'close' : 'open')}
        </Button>
      </Box>
      <Box id="clinical-fields">
        {/* collapsed fields would render again with each key typed elsewhere */}
        {isShown && (
          <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
              <KUnitField />
              <CylinderNotationField />
            </Box>
            <Box sx={COLUMNS}>
              {eyes.map((eye) => (
                <ClinicalEye key={eye} eye={eye} />
              ))}
            </Box>
            <PatientFields />
          </Box>
        )}
      </Box>
    </Paper>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: { xs: 'start', md: 'stretch' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Chooses diopters or millimeters for K in both eyes; converts the values, and restores the typed ones on return. */
function KUnitField() {
  const text = useText('clinical');
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

/** OR-13: chooses the user's cylinder notation, for all of their orders and devices. */
function CylinderNotationField() {
  const text = useText('clinical');
  const { value, save } = usePreference('orders.cylinder');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography id="cylinder-notation" variant="body2">
        {text('cylinderNotation')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby="cylinder-notation"
        value={value ?? ''}
        onChange={(event) => save(cylinderNotationSchema.parse(event.target.value))}
      >
        {cylinderNotationSchema.options.map((notation) => (
          <FormControlLabel
            key={notation}
            value={notation}
            label={text(`notations.${notation}`)}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
