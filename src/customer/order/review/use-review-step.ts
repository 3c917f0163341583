import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { useLatest } from '../state/use-latest.ts';
import { reviewedDraft } from './review-entry.ts';
import type { ReviewEntry } from './review-entry.ts';

/**
 * OR-12: the review, an entry of the history on the address of the form, so that the browser's own way back leads to the
 * form, too. A page that is loaded anew, or come back to, begins with the form: the mark of its entry goes, or that entry
 * would count as a review once there is another.
 */
export function useReviewStep(draftId: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [isOpened, setOpened] = useState(false);
  const isMarked = reviewedDraft(state) === draftId;
  const isReviewing = isOpened && isMarked;
  const isLeftOver = isMarked && !isOpened;
  /** Where the focus was when the review was asked for. */
  const returnTo = useRef<Element | null>(null);
  const isMoving = useRef(false);
  const wasReviewing = useRef(false);

  useEffect(() => {
    isMoving.current = false;
    const { current: element } = returnTo;
    if (wasReviewing.current && !isReviewing && element instanceof HTMLElement) element.focus();
    wasReviewing.current = isReviewing;
  }, [isReviewing]);
  useEffect(() => {
    if (isLeftOver) navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [isLeftOver, navigate, pathname, search]);

  const move = (go: () => void) => {
    if (isMoving.current) return;
    isMoving.current = true;
    go();
  };
  // an answer may come when the user has already gone back
  const close = useLatest(() => {
    if (isReviewing) move(() => navigate(-1));
  });
  return {
    isReviewing,
    remember: () => {
      returnTo.current = document.activeElement;
    },
    open: () => {
      const entry: ReviewEntry = { reviews: draftId };
      move(() => {
        setOpened(true);
        navigate(`${pathname}${search}`, { state: entry });
      });
    },
    close,
  };
}
