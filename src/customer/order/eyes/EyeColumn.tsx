import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import type { Eye } from '#domain/orders/order.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '#resources/orders/marks/EyeMark.tsx';
import { EYES } from '../state/form-values.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm, useShownProblem } from '../state/order-form-context.ts';
import { fieldRows } from './EyeFields.tsx';
import { EyeLens } from './EyeLens.tsx';

/** Shows one eye of the order, with a border in its color: whether it gets a lens, which one, and its parameters. */
export function EyeColumn({ eye }: { eye: Eye }) {
  const text = useText('customer');
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: `${eye}.ordered`, control });
  const problem = useShownProblem(`${eye}.ordered`);
  const titleId = `${eye}-title`;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        p: 2,
        borderTop: 3,
        borderTopColor: (theme) => theme.palette.eye[eye],
        minWidth: 0,
        ...useLevelRows(),
      }}
    >
      <div>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <EyeMark eye={eye} />
          <Typography id={titleId} variant="h6" component="h2" sx={{ whiteSpace: 'nowrap' }}>
            {text(`order.eyes.${eye}`)}
          </Typography>
          <FormControlLabel
            sx={{ ml: 'auto', mr: 0 }}
            label={text(`order.orderEye.${eye}`)}
            control={
              <Checkbox
                checked={field.value}
                onChange={(event) => field.onChange(event.target.checked)}
                onBlur={field.onBlur}
                slotProps={{
                  input: {
                    ref: field.ref,
                    'aria-invalid': problem !== null,
                    'aria-describedby': problem ? `${eye}-ordered-help` : undefined,
                  },
                }}
              />
            }
          />
        </Box>
        {problem && (
          <FormHelperText error id={`${eye}-ordered-help`}>
            {problem.message}
          </FormHelperText>
        )}
      </div>
      {field.value ? (
        <EyeLens eye={eye} />
      ) : (
        <Typography color="text.secondary">{text('order.notOrdered')}</Typography>
      )}
    </Paper>
  );
}

/** The rows above the fields: the eye's title, and its lens with its own options. */
const ROWS_ABOVE = 2;

/** Side by side, the eyes share their rows: they stay level when a row grows, such as with a message. */
function useLevelRows() {
  const rows = useOrderForm(({ values, catalogue }) =>
    EYES.map((eye) => fieldRows(eye, values, catalogue)),
  );
  const span = (width: 'sm' | 'xl') =>
    `span ${ROWS_ABOVE + Math.max(...rows.map((one) => one[width]))}`;
  return {
    display: { sm: 'grid' },
    gridTemplateRows: { sm: 'subgrid' },
    gridTemplateColumns: { sm: 'minmax(0, 1fr)' },
    gridRow: { sm: span('sm'), xl: span('xl') },
  };
}
