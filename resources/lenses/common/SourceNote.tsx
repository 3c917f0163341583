import Chip from '@mui/material/Chip';
import type { Source } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';

/** Shows the source of a value. Only values from the manufacturer's own document are labeled as the manufacturer's. */
export function SourceNote({ source }: { source: Source }) {
  const text = useText('lenses');
  const isVerified = source.status === 'sourced';
  return (
    <>
      <Chip
        component="span"
        size="small"
        variant="outlined"
        color={isVerified ? 'default' : 'warning'}
        label={text(`source.${source.status}`)}
        sx={{ mr: 1 }}
      />
      {/* notes are stored in English */}
      <span lang="en">{source.note}</span>
    </>
  );
}
