import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { OrderReturnPolicy, ReturnPolicy } from '#domain/money/returns/return-request.ts';
import { RETURN_KINDS } from '#domain/money/returns/return-states.ts';
import { RETURN_REASONS } from '#domain/orders/order-types.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Sentences } from '../../shared/show/Part.tsx';
import { policyLines } from './policy-lines.ts';
import type { useReturnForm } from './use-return-form.ts';

interface FormProps {
  form: ReturnType<typeof useReturnForm>;
}

interface ReturnFieldsProps extends FormProps {
  given: OrderReturnPolicy;
  /** The policy for the chosen lens and kind. */
  policy: ReturnPolicy;
  /** Whether the user may ask; others see what the policy gives. */
  canEnter: boolean;
}

/** The fields of a request: the lens, what is wanted, what the policy gives for it, the reason and a note. */
export function ReturnFields({ form, policy, given, canEnter }: ReturnFieldsProps) {
  const text = useText('returns');
  const locale = useLocale();
  return (
    <Stack spacing={2}>
      {given.lenses.length > 1 && form.kind !== 'cancellation' && (
        <LensChoice form={form} given={given} />
      )}
      <KindChoice form={form} />
      <Box component="output" aria-label={text('policy.label')} sx={{ display: 'block' }}>
        <Sentences of={policyLines(policy, text, locale)} none="" />
      </Box>
      {canEnter && policy.canAsk && <Entered form={form} />}
    </Stack>
  );
}

function LensChoice({ form, given }: FormProps & Pick<ReturnFieldsProps, 'given'>) {
  const text = useText('returns');
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{text('dialog.lens')}</FormLabel>
      <RadioGroup aria-labelledby={id} value={form.eye}>
        {given.lenses.map(({ eye, lens }) => (
          <FormControlLabel
            key={eye}
            value={eye}
            control={<Radio onChange={() => form.setEye(eye)} />}
            label={text('list.lens', { eye: text(`eyes.${eye}`), lens })}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function KindChoice({ form }: FormProps) {
  const text = useText('returns');
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{text('dialog.what')}</FormLabel>
      <RadioGroup aria-labelledby={id} value={form.kind}>
        {RETURN_KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio onChange={() => form.setKind(kind)} />}
            label={text(`dialog.choices.${kind}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** The reason and the note; of an exchange, the order form has a place for notes. */
function Entered({ form }: FormProps) {
  const text = useText('returns');
  const isCancellation = form.kind === 'cancellation';
  const noteProblem = isCancellation && form.isMissing;
  return (
    <>
      {!isCancellation && (
        <TextField
          select
          id="return-reason"
          label={text('dialog.reason')}
          required
          value={form.reason}
          error={form.isMissing}
          helperText={form.isMissing ? text('dialog.chooseReason') : null}
          onChange={({ target }) =>
            form.setReason(RETURN_REASONS.find((one) => one === target.value) ?? '')
          }
        >
          {RETURN_REASONS.map((reason) => (
            <MenuItem key={reason} value={reason}>
              {text(`reasons.${reason}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {form.kind !== 'exchange' && (
        <TextField
          id="return-note"
          label={text(isCancellation ? 'dialog.cancelNote' : 'dialog.note')}
          required={isCancellation}
          value={form.note}
          error={noteProblem}
          helperText={noteProblem ? text('dialog.missingNote') : text('dialog.noteHelp')}
          onChange={({ target }) => form.setNote(target.value)}
          multiline
          minRows={2}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
    </>
  );
}
