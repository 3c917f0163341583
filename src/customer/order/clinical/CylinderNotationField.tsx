import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { cylinderNotationSchema } from '#domain/schemas/preference.ts';
import { usePreference } from '#resources/shared/use-preference.ts';
import { useClinicalText } from './use-clinical-text.ts';

/** OR-13: chooses the user's cylinder notation, for all of their orders and devices. */
export function CylinderNotationField() {
  const text = useClinicalText();
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
