import { useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { readStart } from './order-start.ts';
import type { OrderStart } from './order-start.ts';

/** One time that the form was opened. */
export interface Opening {
  start: OrderStart;
  /** Under which the form is kept while it is not submitted: the draft that was opened, or one to be made. */
  draftId: string;
  /** The entry of the history that opened it. */
  entry: string;
}

function open(search: string, entry: string): Opening {
  const start = readStart(search);
  return { start, entry, draftId: start.kind === 'draft' ? start.draftId : crypto.randomUUID() };
}

/**
 * What the address asks the form to open with. A new address opens it anew, except for one that names the draft of
 * the form on the screen: that is how a form that was saved tells its address.
 */
export function useOpening() {
  const { search, key = '' } = useLocation();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(() => open(search, key));
  if (key !== opening.entry) {
    const next = open(search, key);
    const isSame = next.draftId === opening.draftId;
    setOpening(isSame ? { ...opening, entry: key } : next);
  }
  return { opening, openEmpty: () => navigate('/customer/order') };
}
