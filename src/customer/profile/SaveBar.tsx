import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import type { ProfileFailure } from './use-profile-form.ts';
import { useProfileText } from './use-profile-text.ts';

interface SaveBarProps {
  failure: ProfileFailure | null;
  isChanged: boolean;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Shows the result of the last attempt, and the buttons to save and to discard. */
export function SaveBar({ failure, isChanged, isSaving, onDiscard }: SaveBarProps) {
  const text = useProfileText();
  return (
    <>
      <Box role="alert">
        {failure && !isSaving && (
          <Alert severity={failure === 'other' || failure === 'denied' ? 'error' : 'warning'}>
            {text(`failure.${failure}`)}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={!isChanged} loading={isSaving}>
          {text('save')}
        </Button>
        <Button disabled={!isChanged || isSaving} onClick={onDiscard}>
          {text('discard')}
        </Button>
      </Box>
      <Box component="output" sx={VISUALLY_HIDDEN}>
        {isSaving ? text('saving') : ''}
      </Box>
    </>
  );
}
