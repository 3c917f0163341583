import { useEffect } from 'react';
import { useBlocker, useTranslate } from 'react-admin';

interface UnsavedWarningProps {
  /** Neither the server nor this browser has what stands in the form. */
  isAtRisk: boolean;
  draftId: string;
}

/** Asks before an order is left of which something would be lost, within the portal or by closing the tab. */
export function UnsavedWarning({ isAtRisk, draftId }: UnsavedWarningProps) {
  const translate = useTranslate();
  const { state, reset } = useBlocker(
    ({ nextLocation }) =>
      isAtRisk &&
      !isItsOwn(nextLocation, draftId) &&
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

/** A form that was saved takes the address of its draft. */
function isItsOwn({ pathname, search }: { pathname: string; search: string }, id: string): boolean {
  return pathname === '/customer/order' && new URLSearchParams(search).get('draft') === id;
}
