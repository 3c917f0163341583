import Chip from '@mui/material/Chip';
import { useGetOne, useListContext } from 'react-admin';
import type { Letter } from '#domain/emails/letter.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';

/** Says that the list has the emails of one letter only, and takes that away. */
export function LetterFilter() {
  const { filterValues, setFilters } = useListContext();
  const { campaignId, ...others } = filterValues as { campaignId?: string };
  if (!campaignId) return null;
  return <LetterChip id={campaignId} onDelete={() => setFilters(others)} />;
}

function LetterChip({ id, onDelete }: { id: string; onDelete: () => void }) {
  const text = useText('emailLog');
  const mayRead = useMay()('emails:manage');
  const { data } = useGetOne<Letter>(
    'letters',
    { id },
    { enabled: mayRead, retry: false, onError: () => undefined },
  );
  const label = data ? text('list.ofLetter', { name: data.name }) : text('list.ofOneLetter');
  return <Chip label={label} onDelete={onDelete} />;
}
