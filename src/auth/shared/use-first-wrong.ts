import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to the first invalid field of a form, once its errors are shown. */
export function useFirstWrong(): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return [form, () => setTries((count) => count + 1)];
}
