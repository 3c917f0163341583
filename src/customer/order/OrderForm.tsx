import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Order } from '#domain/schemas/order.ts';
import { CopyEyes } from './CopyEyes.tsx';
import { EyeColumn } from './EyeColumn.tsx';
import { OrderFormContext } from './order-form-context.ts';
import { NotesField, PatientReferenceField } from './OrderTextFields.tsx';
import { SummaryRail } from './SummaryRail.tsx';
import { UnsavedWarning } from './UnsavedWarning.tsx';
import { useOrderFormState } from './use-order-form-state.ts';

interface OrderFormProps {
  accountNumber: string;
  lenses: LensDefinition[];
  /** The server refused: what is offered may have changed. */
  onRefused: () => void;
  onDone: (order: Order) => void;
}

/** The order form: patient, both eyes side by side, and a rail that says what it costs and what is missing. */
export function OrderForm({ accountNumber, lenses, onRefused, onDone }: OrderFormProps) {
  const { form, state, failure, submit } = useOrderFormState({
    accountNumber,
    lenses,
    onRefused,
    onDone,
  });
  const [announcement, setAnnouncement] = useState('');
  return (
    <FormProvider {...form}>
      <OrderFormContext value={state}>
        <UnsavedWarning />
        <Box component="form" noValidate onSubmit={submit} sx={FORM_LAYOUT}>
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' }}>
            <PatientReferenceField />
            <Box>
              <CopyEyes
                disabled={!state.values.right.ordered || !state.values.right.lensId}
                onCopied={setAnnouncement}
              />
              <Typography variant="body2" component="output" sx={{ ml: 2 }}>
                {announcement}
              </Typography>
            </Box>
            <Box sx={EYES_LAYOUT}>
              <EyeColumn eye="right" />
              <EyeColumn eye="left" />
            </Box>
            <NotesField />
          </Box>
          <SummaryRail failure={failure} />
        </Box>
      </OrderFormContext>
    </FormProvider>
  );
}

const FORM_LAYOUT = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
};

const EYES_LAYOUT = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
