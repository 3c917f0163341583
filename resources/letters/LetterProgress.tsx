import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useGetOne, useRecordContext } from 'react-admin';
import type { Letter } from '#domain/emails/letter.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LIVE } from '../shared/live.ts';
import { LetterCounts } from './LetterCounts.tsx';

/** Milliseconds between two looks at a letter that is being sent. */
const LOOKS_EVERY = 1_000;

/** EM-03: how far the letter of the context is, live. */
export function LetterProgress() {
  const letter = useRecordContext<Letter>();
  // Reads for the whole page, which shows the same record.
  useGetOne<Letter>(
    'letters',
    { id: letter?.id ?? '' },
    {
      enabled: letter !== undefined,
      onError: () => undefined,
      ...LIVE,
      refetchInterval: letter && isMoving(letter) ? LOOKS_EVERY : LIVE.refetchInterval,
    },
  );
  if (!letter || letter.state === 'draft') return null;
  return <Progress letter={letter} />;
}

function isMoving({ state, underway }: Letter): boolean {
  return state === 'sending' || underway > 0;
}

function Progress({ letter }: { letter: Letter }) {
  const text = useText('letters');
  const locale = useLocale();
  const count = (number: number) => number.toLocaleString(locale);
  const { people, sent, undelivered } = letter;
  const total = people - letter.suppressed - letter.unsubscribed - letter.unreachable;
  const told = useTold(letter, { done: count(sent + undelivered), total: count(total) });
  const isShown = letter.isReady && total > 0;
  return (
    <Box sx={{ maxWidth: 720, display: 'grid', gap: 0.5, py: 1 }}>
      <Typography component="output" sx={{ fontWeight: 600 }}>
        {told}
      </Typography>
      {isShown && (
        <LinearProgress
          variant="determinate"
          aria-label={told}
          value={((sent + undelivered) / total) * 100}
        />
      )}
      {isShown && <LetterCounts letter={letter} />}
      {people > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('left', {
            suppressed: count(letter.suppressed),
            unsubscribed: count(letter.unsubscribed),
            unreachable: count(letter.unreachable),
          })}
        </Typography>
      )}
    </Box>
  );
}

/** Returns what the letter is doing. */
function useTold(letter: Letter, counts: { done: string; total: string }): string {
  const text = useText('letters');
  const { state, isReady, people } = letter;
  if (state === 'cancelled' && !isReady) return text('discarded');
  if (!isReady) return text('collecting', { people });
  if (state === 'paused' || state === 'finished' || state === 'cancelled') {
    return text(state, counts);
  }
  return text('progress', counts);
}
