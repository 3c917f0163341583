import type { DraftState } from '#providers/drafts/draft-state.ts';
import type { Text } from '#providers/messages/text-in.ts';

type Shown = Pick<DraftState, 'status' | 'kept' | 'savedAt'>;

/** Returns a draft's status as one line; empty before the first change. */
export function statusLabel(
  { status, kept, savedAt }: Shown,
  text: Text<'draft'>,
  locale: string,
): string {
  const { kind } = status;
  if (kind === 'changed' || kind === 'saving') return text('saving');
  if (kind === 'saved' && savedAt !== null) {
    return text('saved', { time: formatTime(savedAt, locale) });
  }
  if (kind === 'offline') return text(kept ? 'inBrowser' : 'nowhere');
  // The server's message is English.
  const message = kind === 'refused' && locale === 'en' ? status.message : '';
  if (kind === 'refused') return text('refused', { message }).trim();
  return kind === 'conflict' || kind === 'ended' ? text(kind) : '';
}

/** Returns the time of day in the user's time zone; `at` in milliseconds since 1970. */
function formatTime(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
}
