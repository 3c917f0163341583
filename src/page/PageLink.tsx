import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from './plain-click.ts';
import { useStart } from './start.ts';

interface PageLinkProps {
  to: string;
  /** What the page is given, in its history entry. */
  state: unknown;
  children: ReactNode;
}

/** A link of the sign-in page, which works before the router is loaded. */
export function PageLink({ to, state, children }: PageLinkProps) {
  const { open } = useStart();
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void open(to, state);
  };
  return (
    <a className="link" href={to} onClick={follow}>
      {children}
    </a>
  );
}
