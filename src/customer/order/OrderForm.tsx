import { FormProvider } from 'react-hook-form';
import { usePreference } from '#resources/shared/use-preference.ts';
import { CylinderNotationContext } from './fields/cylinder-notation.ts';
import { DraftBar } from './draft/DraftBar.tsx';
import { OrderFormContext } from './state/order-form-context.ts';
import { useStateStore } from './state/state-store.ts';
import { OrderFormBody } from './OrderFormBody.tsx';
import { OrderReview } from './review/OrderReview.tsx';
import { UnsavedWarning } from './UnsavedWarning.tsx';
import { useOrderFormState } from './use-order-form-state.ts';
import type { OrderFormInput } from './use-order-form-state.ts';

/** Shows the order form and its review, saves the draft, and asks before changes would be lost. */
export function OrderForm(input: OrderFormInput) {
  const { form, state, draft, failure, review, send, step } = useOrderFormState(input);
  const store = useStateStore(state);
  const { value: notation } = usePreference('orders.cylinder');
  return (
    <FormProvider {...form}>
      <OrderFormContext value={store}>
        <CylinderNotationContext value={notation ?? null}>
          <UnsavedWarning isAtRisk={draft.isAtRisk} draftId={state.draftId} />
          <DraftBar draft={draft} />
          <OrderFormBody failure={failure} review={review} isReviewing={step.isReviewing} />
          {step.isReviewing && <OrderReview failure={failure} send={send} onBack={step.close} />}
        </CylinderNotationContext>
      </OrderFormContext>
    </FormProvider>
  );
}
