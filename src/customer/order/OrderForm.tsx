import { FormProvider } from 'react-hook-form';
import { DraftBar } from './draft/DraftBar.tsx';
import { OrderFormContext } from './order-form-context.ts';
import { OrderFormBody } from './OrderFormBody.tsx';
import { UnsavedWarning } from './UnsavedWarning.tsx';
import { useOrderFormState } from './use-order-form-state.ts';
import type { OrderFormInput } from './use-order-form-state.ts';

/** The order form, its draft, and what asks before something of it would be lost. */
export function OrderForm(input: OrderFormInput) {
  const { form, state, draft, failure, submit } = useOrderFormState(input);
  return (
    <FormProvider {...form}>
      <OrderFormContext value={state}>
        <UnsavedWarning isAtRisk={draft.isAtRisk} draftId={state.draftId} />
        <DraftBar draft={draft} />
        <OrderFormBody failure={failure} submit={submit} />
      </OrderFormContext>
    </FormProvider>
  );
}
