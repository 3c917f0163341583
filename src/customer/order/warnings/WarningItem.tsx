import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { isOf, type WarningFacts } from '#domain/lens/warnings/acknowledgements.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import type { Warning } from '#domain/lens/warnings/warning.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '#resources/orders/marks/EyeMark.tsx';
import { warningPath } from '../problems/warning-problems.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { withAnswer } from './with-answer.ts';

/** The same limit as in `acknowledgementSchema`. */
const LONGEST_NOTE = 300;

/** Shows a warning as a link to its field, with the practice's answer. */
export function WarningItem({ warning }: { warning: Warning }) {
  const locale = useLocale();
  const jumpTo = useOrderForm((state) => state.jumpTo);
  const { eye } = warning;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.5 }}>
      {eye && <EyeMark eye={eye} />}
      <Box sx={{ display: 'grid', justifyItems: 'start', flex: 1, minWidth: 0 }}>
        <Link
          component="button"
          type="button"
          onClick={() => jumpTo(warningPath(warning))}
          sx={{ textAlign: 'left', minHeight: 24, overflowWrap: 'anywhere' }}
        >
          {describeWarning(warning, locale)}
        </Link>
        <Acknowledge warning={warning} />
      </Box>
    </Box>
  );
}

/** Acknowledges a warning, with an optional note to the consultant. */
function Acknowledge({ warning }: { warning: Warning }) {
  const text = useText('warnings');
  const locale = useLocale();
  const { isSeen, note, answer } = useAcknowledgement(warning);
  const sentence = describeWarning(warning, locale);
  return (
    <>
      <FormControlLabel
        label={text('seen')}
        control={
          <Checkbox
            size="small"
            checked={isSeen}
            onChange={(event) => answer(event.target.checked ? '' : null)}
            slotProps={{ input: { 'aria-label': text('seenOf', { warning: sentence }) } }}
          />
        }
      />
      {isSeen && (
        <TextField
          size="small"
          fullWidth
          label={text('note')}
          value={note}
          onChange={(event) => answer(event.target.value)}
          slotProps={{
            htmlInput: {
              maxLength: LONGEST_NOTE,
              'aria-label': text('noteOf', { warning: sentence }),
            },
          }}
        />
      )}
    </>
  );
}

/** Returns and sets whether the practice has acknowledged a warning, with its note; `null` removes both. */
function useAcknowledgement(warning: WarningFacts) {
  const { control, setValue, getValues } = useFormContext<OrderFormValues>();
  // not deferred: a checked box must not look empty for a moment
  const acknowledged = useWatch({ control, name: 'acknowledged' });
  const own = acknowledged.find((one) => isOf(one, warning));

  const answer = (note: string | null) => {
    const next = withAnswer(getValues('acknowledged'), warning, note);
    setValue('acknowledged', next, { shouldDirty: true });
  };
  return { isSeen: own !== undefined, note: own?.note ?? '', answer };
}
