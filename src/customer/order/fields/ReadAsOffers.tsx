import KeyboardReturnIcon from '@mui/icons-material/KeyboardReturn';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { keepFocus } from '../../keep-focus.ts';
import type { OtherReading } from './other-readings.ts';
import { readingParams } from './typed-entry.ts';

interface ReadAsOffersProps {
  readings: readonly OtherReading[];
  parameter: NumberParameter;
  onUse: (reading: OtherReading) => void;
}

/** OR-13: offers other meanings of the typed text, such as a radius in diopters; applies one only on request. */
export function ReadAsOffers({ readings, parameter, onUse }: ReadAsOffersProps) {
  const text = useText('customer');
  if (readings.length === 0) return null;
  const isOnly = readings.length === 1;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {readings.map((reading) => {
        const params = readingParams(reading, parameter);
        return (
          <Button
            key={reading.kind}
            size="small"
            variant="outlined"
            // the field's shortcut, when there is only one offer
            aria-keyshortcuts={isOnly ? 'Enter' : undefined}
            endIcon={isOnly ? <KeyboardReturnIcon aria-hidden /> : undefined}
            onMouseDown={keepFocus}
            onClick={() => onUse(reading)}
          >
            {text(params.typed ? 'order.readAsOther' : 'order.readAsOffer', params)}
          </Button>
        );
      })}
    </Box>
  );
}
