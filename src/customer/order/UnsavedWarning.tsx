import { useEffect } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { reviewedDraft } from './review/review-entry.ts';

const ADDRESS = '/customer/order';

interface UnsavedWarningProps {
  /** Neither the server nor this browser has what stands in the form. */
  isAtRisk: boolean;
  draftId: string;
}

/** Asks before an order is left of which something would be lost, within the portal or by closing the tab. */
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

/** A form that was saved takes the address of its draft, and its review has an entry of its own. */
function isItsOwn({ pathname, search, state }: Place, id: string): boolean {
  const isNamed = new URLSearchParams(search).get('draft') === id;
  return pathname === ADDRESS && (isNamed || reviewedDraft(state) === id);
}

/** From the review to the form, which may stand at the address that it was opened by. */
function isWayBack(from: Place, to: Place, id: string): boolean {
  return reviewedDraft(from.state) === id && to.pathname === ADDRESS;
}
