import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import type { Warning } from '#domain/lens/warnings/warning.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useAcknowledgement } from './use-acknowledgement.ts';
import { useWarningsText } from './use-warnings-text.ts';

/** The same limit as in `acknowledgementSchema`. */
const LONGEST_NOTE = 300;

/** Acknowledges a warning, with an optional note to the consultant. */
export function Acknowledge({ warning }: { warning: Warning }) {
  const text = useWarningsText();
  const locale = usePortalLocale();
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
