import { useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { reviewedDraft } from '../review/review-entry.ts';
import { readStart } from './order-start.ts';
import type { OrderStart } from './order-start.ts';

/** One time that the form was opened. */
export interface Opening {
  start: OrderStart;
  /** Under which the form is kept while it is not submitted: the draft that was opened, or one to be made. */
  draftId: string;
  /** The entries of the history that show it: the one that opened it, those of its address since, its review. */
  entries: readonly string[];
}

function open(search: string, entry: string): Opening {
  const start = readStart(search);
  return {
    start,
    entries: [entry],
    draftId: start.kind === 'draft' ? start.draftId : crypto.randomUUID(),
  };
}

/**
 * What the address asks the form to open with. A new address opens it anew, except for one that names the draft of
 * the form on the screen: that is how a form that was saved tells its address. Its review and the way back from there
 * are entries of the same form.
 */
export function useOpening() {
  const { search, state, key = '' } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(key);
  const [opening, setOpening] = useState(() => open(search, key));
  if (key !== shown) {
    setShown(key);
    if (!opening.entries.includes(key)) {
      const next = open(search, key);
      const isSame = [next.draftId, reviewedDraft(state)].includes(opening.draftId);
      setOpening(isSame ? { ...opening, entries: [...opening.entries, key] } : next);
    }
  }
  return { opening, openEmpty: () => navigate('/customer/order') };
}
