import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';

/** TO-03: shows how often the same notification was raised, when more than once. */
export function CountBadge({ count }: { count: number }) {
  const text = useText('notifications');
  if (count === 1) return null;
  return (
    <span className="notice-count">
      <span aria-hidden="true">{`×${count}`}</span>
      <span style={VISUALLY_HIDDEN}>{text('times', { count })}</span>
    </span>
  );
}
