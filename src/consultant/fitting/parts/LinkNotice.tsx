import type { Unread } from '#domain/consultant/fitting-link/from-link.ts';
import { useText } from '#providers/messages/use-text.ts';

/** What of a link could not be read. */
export function LinkNotice({ unread }: { unread: readonly Unread[] }) {
  const text = useText('fitting');
  if (unread.length === 0) return null;
  const isWhole = unread.some(({ part }) => part === 'whole');
  const parts = unread.map(({ part, step }) => {
    const name = text(`link.part.${part}`);
    return step === null ? name : text('link.ofStep', { part: name, number: step + 1 });
  });
  return (
    <p className="alert" role="alert">
      {isWhole ? text('link.whole') : text('link.parts', { parts: parts.join(', ') })}
    </p>
  );
}
