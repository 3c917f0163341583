import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import type { OrderFormValues } from './state/form-values.ts';
import { useShownProblem } from './state/order-form-context.ts';

/** The practice's reference for the patient. */
export function PatientReferenceField() {
  const text = useText('customer');
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: 'patientReference', control });
  const problem = useShownProblem('patientReference');
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      id="patient-reference"
      required
      label={text('order.patientReference')}
      error={problem !== null}
      helperText={problem?.message ?? text('order.patientReferenceHelp')}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      fullWidth
    />
  );
}

/** EM-01: the patient's name, for practices that want to give it. */
export function PatientNameField() {
  const text = useText('customer');
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: 'patientName', control });
  const problem = useShownProblem('patientName');
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      value={field.value ?? ''}
      inputRef={ref}
      id="patient-name"
      label={text('order.patientName')}
      error={problem !== null}
      helperText={problem?.message ?? text('order.patientNameHelp')}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      fullWidth
    />
  );
}

/** The practice's own number for the order. */
export function PoNumberField() {
  const text = useText('customer');
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: 'poNumber', control });
  const problem = useShownProblem('poNumber');
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      id="po-number"
      label={text('order.poNumber')}
      error={problem !== null}
      helperText={problem?.message ?? text('order.poNumberHelp')}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      fullWidth
    />
  );
}

/** Notes for the lab. */
export function NotesField() {
  const text = useText('customer');
  const { control } = useFormContext<OrderFormValues>();
  const { field } = useController({ name: 'notes', control });
  const problem = useShownProblem('notes');
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      id="order-notes"
      label={text('order.notes')}
      error={problem !== null}
      helperText={problem?.message}
      multiline
      minRows={2}
      fullWidth
    />
  );
}
