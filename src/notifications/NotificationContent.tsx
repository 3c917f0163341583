import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-admin';
import type { Notification } from './notification.ts';
import { isOurs, sanitizeHtml } from './sanitize.ts';

/** Shows a notification's content, the same in a toast and in the list. */
export function NotificationContent({
  content,
  isMultiLine,
}: Pick<Notification, 'content' | 'isMultiLine'>) {
  return (
    <div className="notice-text" data-multi-line={isMultiLine}>
      {typeof content === 'string' ? <Html html={content} /> : content}
    </div>
  );
}

/** TO-04, SE-05: shows HTML from data, sanitized. Links to pages of the portal navigate without a reload. */
function Html({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link) || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  });
  useEffect(() => {
    const shown = element.current;
    const listener = (event: MouseEvent) => follow(event);
    shown?.addEventListener('click', listener);
    return () => shown?.removeEventListener('click', listener);
  }, []);
  const clean = useMemo(() => sanitizeHtml(html), [html]);
  return <div ref={element} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Returns whether the click opens another tab or window. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
