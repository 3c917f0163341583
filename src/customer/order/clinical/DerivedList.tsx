import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { toEyeClinical } from '../../../eye/to-clinical.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { toPrescription } from '../state/order-input.ts';
import { derivedValues } from './derived/derived-values.ts';

/** OR-02: lists the values that a fitter would calculate by hand, each with its calculation. */
export function DerivedList({ eye }: { eye: Eye }) {
  const text = useText('clinical');
  const locale = useLocale();
  const derived = useOrderForm(({ values, catalogue }) => {
    const { clinical, lensId, values: fields } = values[eye];
    const lens = catalogue.get(lensId) ?? null;
    const prescription = lens ? toPrescription(lens, fields) : {};
    return derivedValues(toEyeClinical(clinical), lens, prescription);
  });
  if (derived.length === 0) return null;
  const titleId = `${eye}-derived-title`;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {text('derived')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {derived.map(({ code, label, value, working }) => (
          // axe takes terms of a list no deeper than this
          <Box key={code} sx={ROW}>
            <Typography component="dt" variant="body2">
              {label[locale]}
            </Typography>
            <Typography component="dd" variant="body2" sx={FIGURE}>
              {value.join(' · ')}
            </Typography>
            <Typography component="dd" variant="caption" color="text.secondary" sx={WORKING}>
              {working[locale]}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const ROW = { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1 } as const;

const WORKING = { m: 0, gridColumn: '1 / -1' } as const;

const FIGURE = {
  m: 0,
  fontWeight: 600,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
} as const;
