import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MergePreview } from '#domain/customers/customer-merge-schema.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MergeKept } from './MergeKept.tsx';
import { useMergeLines } from './use-merge-lines.ts';

/** AD-05: what a merge would move, keep and drop. */
export function MergePreviewFacts({ preview }: { preview: MergePreview }) {
  const text = useText('customerMerge');
  const { refusal, source, target } = preview;
  if (refusal) return <Alert severity="error">{text(`refusals.${refusal}`)}</Alert>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {source.onHold && (
        <Alert severity="warning">
          {text(target.onHold ? 'holdOfBoth' : 'hold', {
            reason: source.holdReason,
            from: source.accountNumber,
            into: target.accountNumber,
          })}
        </Alert>
      )}
      <Moved preview={preview} />
      <MergeKept source={source} target={target} />
    </Box>
  );
}

function Moved({ preview }: { preview: MergePreview }) {
  const text = useText('customerMerge');
  const groups = useMergeLines(preview);
  const { source, target } = preview;
  return (
    <section>
      <Typography variant="h4" component="h3" gutterBottom>
        {text('moves', { into: target.accountNumber })}
      </Typography>
      {groups.length === 0 && (
        <Typography variant="body2">
          {text('nothingMoves', { from: source.accountNumber })}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {groups.map(({ name, label, lines }) => (
          <li key={name}>
            {label}
            {lines.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {lines.map(({ id, line }) => (
                  <li key={id}>{line}</li>
                ))}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </section>
  );
}
