import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { rememberFocus } from './toast-focus.ts';

interface Attention {
  /** Called when the pointer or the focus enters the toast. */
  onCome: () => void;
  onLeave: () => void;
  onEscape: () => void;
}

type By = 'pointer' | 'keyboard';

/** Listens on the library's element around `content`, where the pointer and the focus may be. */
export function useAttention(content: RefObject<HTMLElement | null>, attention: Attention): void {
  const come = useEffectEvent(attention.onCome);
  const leave = useEffectEvent(attention.onLeave);
  const escape = useEffectEvent(attention.onEscape);
  useEffect(() => {
    const toast = content.current?.parentElement;
    if (!toast) return undefined;
    const here = new Set<By>();
    const enter = (by: By) => {
      if (here.size === 0) come();
      here.add(by);
    };
    const exit = (by: By) => {
      if (here.delete(by) && here.size === 0) leave();
    };
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => toast.addEventListener(type, listener, off);
    // A click moves the focus too; a mouse user does not hold the toast by that.
    let isPressed = false;
    on('mousedown', () => void (isPressed = true));
    on('mouseup', () => void (isPressed = false));
    on('mouseenter', () => enter('pointer'));
    on('mouseleave', () => {
      isPressed = false;
      exit('pointer');
    });
    on('focusin', ({ relatedTarget }) => {
      rememberFocus(relatedTarget);
      if (!isPressed) enter('keyboard');
    });
    on('focusout', ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Node && toast.contains(relatedTarget);
      if (!stays) exit('keyboard');
    });
    on('keydown', (event) => {
      if (event.key !== 'Escape') return;
      // Escape must close nothing else.
      event.stopPropagation();
      escape();
    });
    return () => off.abort();
  }, [content]);
}
