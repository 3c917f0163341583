import { useEffect, useState } from 'react';
import { pauseLeft } from '#providers/firebase/message-pause.ts';
import type { MessageKind } from '#providers/firebase/message-pause.ts';

/** Returns the seconds until the next message of this kind, counting down; call `look` after sending one. */
export function usePause(kind: MessageKind): { seconds: number; look: () => void } {
  const [left, setLeft] = useState(() => pauseLeft(kind, Date.now()));
  const look = (): void => setLeft(pauseLeft(kind, Date.now()));
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(
      () => setLeft(pauseLeft(kind, Date.now())),
      Math.min(left, left % 1000 || 1000),
    );
    return () => clearTimeout(timer);
  }, [kind, left]);
  return { seconds: Math.ceil(left / 1000), look };
}
