import { useEffect } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { usePreference } from '#resources/shared/use-preference.ts';
import { DraftBar } from './draft/DraftBar.tsx';
import { CylinderNotationContext } from './fields/cylinder-notation.ts';
import { OrderFormBody } from './OrderFormBody.tsx';
import { OrderReview } from './review/OrderReview.tsx';
import { reviewedDraft } from './source/review-entry.ts';
import { OrderFormContext } from './state/order-form-context.ts';
import { useStateStore } from './state/state-store.ts';
import { useOrderFormState, type OrderFormInput } from './use-order-form-state.ts';

const ADDRESS = '/customer/order';

interface UnsavedWarningProps {
  /** Neither the server nor this browser has stored the form's current values. */
  isAtRisk: boolean;
  draftId: string;
}

interface Place {
  pathname: string;
  search: string;
  state?: unknown;
}

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

/** Asks before the user leaves an order with unsaved changes, within the portal or by closing the tab. */
function UnsavedWarning({ isAtRisk, draftId }: UnsavedWarningProps) {
  const translate = useTranslate();
  const { state, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk &&
      !isItsOwn(nextLocation, draftId) &&
      !isWayBack(currentLocation, nextLocation, draftId) &&
      !window.confirm(translate('ra.message.unsaved_changes')),
  );
  useEffect(() => {
    if (state === 'blocked') reset();
  }, [state, reset]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAtRisk) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  return null;
}

/** Returns whether a place belongs to this form: its address once the draft is saved, or the entry of its review. */
function isItsOwn({ pathname, search, state }: Place, id: string): boolean {
  const isNamed = new URLSearchParams(search).get('draft') === id;
  return pathname === ADDRESS && (isNamed || reviewedDraft(state) === id);
}

/** Returns whether the user goes from the review back to the form, which may still have the address that opened it. */
function isWayBack(from: Place, to: Place, id: string): boolean {
  return reviewedDraft(from.state) === id && to.pathname === ADDRESS;
}
