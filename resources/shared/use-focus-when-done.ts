import { useEffect, useRef, useState } from 'react';

/** Where the focus goes once something is done by a button that may be gone then: give `target` a `tabIndex` of -1. */
export function useFocusWhenDone<T extends HTMLElement>() {
  const target = useRef<T>(null);
  const [times, setTimes] = useState(0);
  // An effect, because a dialog that closes first gives the focus back to the button that opened it.
  useEffect(() => {
    if (times > 0) target.current?.focus();
  }, [times]);
  return { target, done: () => setTimes((before) => before + 1) };
}
