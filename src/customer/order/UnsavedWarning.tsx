import { useEffect } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { reviewedDraft } from './review/review-entry.ts';

const ADDRESS = '/customer/order';

interface UnsavedWarningProps {
  /** Neither the server nor this browser has stored the form's current values. */
  isAtRisk: boolean;
  draftId: string;
}

/** Asks before the user leaves an order with unsaved changes, within the portal or by closing the tab. */
export function UnsavedWarning({ isAtRisk, draftId }: UnsavedWarningProps) {
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

interface Place {
  pathname: string;
  search: string;
  state?: unknown;
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
