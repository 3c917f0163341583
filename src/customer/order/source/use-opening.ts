import { useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { readStart } from './order-start.ts';
import type { OrderStart } from './order-start.ts';
import { reviewedDraft } from './review-entry.ts';

/** One opening of the form. */
export interface Opening {
  start: OrderStart;
  /** The id of the form's draft: the opened one, or a new one. */
  draftId: string;
  /** The history entries of this form: the one that opened it, later ones of its address, its review. */
  entries: readonly string[];
}

function open(search: string, hash: string, entry: string): Opening {
  const start = readStart(search, hash);
  return {
    start,
    entries: [entry],
    draftId: start.kind === 'draft' ? start.draftId : crypto.randomUUID(),
  };
}

/**
 * Returns what the address opens the form with. A new address opens it again, except one that names the draft of the
 * current form: a saved form adds its draft to the address. Its review and the way back belong to the same form.
 */
export function useOpening() {
  const { search, hash, state, key = '' } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(key);
  const [opening, setOpening] = useState(() => open(search, hash, key));
  if (key !== shown) {
    setShown(key);
    if (!opening.entries.includes(key)) {
      const next = open(search, hash, key);
      const isSame = [next.draftId, reviewedDraft(state)].includes(opening.draftId);
      setOpening(isSame ? { ...opening, entries: [...opening.entries, key] } : next);
    }
  }
  return { opening, openEmpty: () => navigate('/customer/order') };
}
