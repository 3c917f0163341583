import { useEffect, useRef, useState } from 'react';

/** Moves the focus to `target` after an action whose button may be gone. Give `target` a `tabIndex` of -1. */
export function useFocusWhenDone<T extends HTMLElement>() {
  const target = useRef<T>(null);
  const [times, setTimes] = useState(0);
  // In an effect, because a closing dialog first returns the focus to the button that opened it.
  useEffect(() => {
    if (times > 0) target.current?.focus();
  }, [times]);
  return { target, done: () => setTimes((before) => before + 1) };
}
