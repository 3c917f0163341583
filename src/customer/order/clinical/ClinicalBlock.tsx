import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EYES } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { ClinicalEye } from './ClinicalEye.tsx';
import { countGiven, isClinicalPath } from './given-clinical.ts';
import { CylinderNotationField } from './CylinderNotationField.tsx';
import { KUnitField } from './KUnitField.tsx';
import { PatientFields } from './PatientFields.tsx';
import { useClinicalText } from './use-clinical-text.ts';

/** OR-02: shows the measurements, collapsed while there are none; a jump to one of its fields expands it. */
export function ClinicalBlock() {
  const text = useClinicalText();
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
