import { useEffect, useRef } from 'react';
import { isElsewhere } from '../queue/rows/queue-rows.ts';
import { DIRECTIONS } from './queue-walk.ts';
import type { Direction } from './queue-walk.ts';

/** The keys that move from row to row in the queue. */
export const WALK_KEYS: Record<Direction, string> = { previous: 'k', next: 'j' };

/** Calls `go` for the keys, unless they are switched off or belong to something else, such as a field. */
export function useWalkKeys(isOn: boolean, go: (direction: Direction) => void): void {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = DIRECTIONS.find((name) => WALK_KEYS[name] === event.key);
      if (!direction || isElsewhere(event)) return;
      event.preventDefault();
      latest.current(direction);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
