import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { reviewedDraft } from '../source/review-entry.ts';
import type { ReviewEntry } from '../source/review-entry.ts';
import { useLatest } from '../state/use-latest.ts';

/**
 * OR-12: opens the review as a history entry at the form's address, so that the browser's back button returns to the
 * form. A reloaded or revisited page starts with the form: the mark of its entry is removed, or the entry would count
 * as a review once there is another.
 */
export function useReviewStep(draftId: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [isOpened, setOpened] = useState(false);
  const isMarked = reviewedDraft(state) === draftId;
  const isReviewing = isOpened && isMarked;
  const isLeftOver = isMarked && !isOpened;
  /** The focused element when the review was opened. */
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
  // a response may arrive after the user has already gone back
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
