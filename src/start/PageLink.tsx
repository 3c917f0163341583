import type { MouseEvent, ReactNode } from 'react';
import { useStart } from './start.ts';

interface PageLinkProps {
  to: string;
  /** What the page is told, in its history entry. */
  state: unknown;
  children: ReactNode;
}

/** Returns whether the click is for this tab, as the router's links decide it. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** A link of the sign-in page, which works before the router is loaded. */
export function PageLink({ to, state, children }: PageLinkProps) {
  const { open } = useStart();
  const follow = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void open(to, state);
  };
  return (
    <a className="link" href={to} onClick={follow}>
      {children}
    </a>
  );
}
