import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '#resources/orders/marks/EyeMark.tsx';
import { prescriptionRows } from '#resources/orders/show/prescription-rows.ts';
import { FactRows } from '#resources/shared/show/Facts.tsx';
import { useOrderForm } from '../state/order-form-context.ts';
import { toPrescription } from '../state/order-input.ts';

/** The usual abbreviations next to R and L. */
const LATIN: Record<Eye, string> = { right: 'OD', left: 'OS' };

/** Shows the lens of one eye as it will be made: its name and every value with its unit. */
export function ReviewEye({ eye }: { eye: Eye }) {
  const text = useText('orderReview');
  const locale = useLocale();
  const { values, catalogue } = useOrderForm((state) => state);
  const lens = values[eye].ordered ? catalogue.get(values[eye].lensId) : undefined;
  const rows = lens ? prescriptionRows(toPrescription(lens, values[eye].values), lens, locale) : [];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={text(`eyeOf.${eye}`)}
      sx={{ p: 2, borderTop: 3, borderTopColor: (theme) => theme.palette.eye[eye], minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <EyeMark eye={eye} />
        <Typography component="span" color="text.secondary">
          {LATIN[eye]}
        </Typography>
        <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {lens ? lens.name : text('notOrdered')}
        </Typography>
      </Box>
      <FactRows facts={rows} />
    </Paper>
  );
}
