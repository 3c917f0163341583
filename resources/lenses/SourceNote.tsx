import Chip from '@mui/material/Chip';
import type { Source } from '#domain/schemas/lens.ts';
import { useLensesText } from './use-lenses-text.ts';

/** Where a figure comes from; only what was read in the maker's own paper is called the maker's. */
export function SourceNote({ source }: { source: Source }) {
  const text = useLensesText();
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
      {/* the notes are kept in English */}
      <span lang="en">{source.note}</span>
    </>
  );
}
