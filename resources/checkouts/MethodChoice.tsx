import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ONLINE_METHODS } from '#domain/money/payments/payment-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMethodName } from './method/use-method-name.ts';
import type { PayForm } from './use-pay-form.ts';

/** PY-01 PY-09: pays with what is saved for the account, or with another card or bank account on the gateway's page. */
export function MethodChoice({ form }: { form: PayForm }) {
  const text = useText('checkouts');
  const methods = useText('paymentMethods');
  const { method, saved } = form;
  return (
    <FormControl>
      <FormLabel id="pay-method">{text('method')}</FormLabel>
      <RadioGroup
        aria-labelledby="pay-method"
        value={saved?.id ?? method}
        onChange={(_event, value) => form.chooseMethod(value)}
      >
        <SavedChoices form={form} />
        {ONLINE_METHODS.map((known) => (
          <FormControlLabel
            key={known}
            value={known}
            control={<Radio />}
            label={
              form.methods.length > 0 ? methods(`saved.another.${known}`) : text(`methods.${known}`)
            }
          />
        ))}
      </RadioGroup>
      <FormHelperText sx={{ mx: 0 }}>
        {saved
          ? methods(saved.kind === 'card' ? 'saved.hint' : 'saved.bankHint')
          : text(`methodHint.${method}`)}
      </FormHelperText>
      {form.canSave && !saved && (
        <FormControlLabel
          label={methods('saved.save')}
          control={
            <Checkbox
              checked={form.savesMethod}
              onChange={(_event, saves) => form.setSavesMethod(saves)}
            />
          }
        />
      )}
      {!form.canSave && <FormHelperText sx={{ mx: 0 }}>{methods('saved.only')}</FormHelperText>}
    </FormControl>
  );
}

/** What is saved, by name; what has expired would be refused, and is marked on its own page. */
function SavedChoices({ form }: { form: PayForm }) {
  const name = useMethodName();
  return form.methods.map((method) => (
    <FormControlLabel
      key={method.id}
      value={method.id}
      control={<Radio />}
      label={name(method)}
      sx={{ overflowWrap: 'anywhere' }}
    />
  ));
}
