import type { Notification } from './notification.ts';
import { Html } from './Html.tsx';

/** Shows a notification's content, the same in a toast and in the list. */
export function NotificationContent({
  content,
  isMultiLine,
}: Pick<Notification, 'content' | 'isMultiLine'>) {
  return (
    <div className="told" data-multi-line={isMultiLine}>
      {typeof content === 'string' ? <Html html={content} /> : content}
    </div>
  );
}
