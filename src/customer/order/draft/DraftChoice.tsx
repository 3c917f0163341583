import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Draft } from '#domain/orders/draft.ts';
import { deviceName, draftDevice } from '#providers/drafts/draft-device.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '#resources/shared/age.ts';
import { draftDifferences } from './draft-differences.ts';
import type { DraftHandle } from './use-draft.ts';

interface DraftChoiceProps {
  draft: DraftHandle;
  theirs: Draft;
}

/** OR-03: shows a conflict of two devices: who saved when and what differs. The user chooses a version. */
export function DraftChoice({ draft, theirs }: DraftChoiceProps) {
  const text = useText('draft');
  const { store, state } = draft;
  const locale = useLocale();
  const time = formatMoment(theirs.updatedAt, locale);
  const parts = draftDifferences(state.content, theirs.content).map((part) =>
    text(`parts.${part}`),
  );
  const { author } = theirs;
  return (
    <Alert severity="warning">
      {theirs.device === draftDevice()
        ? text('choose.ownTab', { time })
        : text('choose.theirs', { author, device: deviceName(theirs.device, locale), time })}{' '}
      {text('choose.differs', { parts: new Intl.ListFormat(locale).format(parts) })}{' '}
      {text('choose.explain')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={store.takeTheirs}>
          {text('choose.take')}
        </Button>
        <Button color="inherit" variant="outlined" onClick={store.keepMine}>
          {text('choose.keep')}
        </Button>
      </Box>
    </Alert>
  );
}
