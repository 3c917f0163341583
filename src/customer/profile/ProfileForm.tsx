import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWarnWhenUnsavedChanges } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { Profile } from '#domain/address/profile.ts';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { ProfileFormContext } from './profile-form-context.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm, type ProfileFailure } from './use-profile-form.ts';

interface SaveBarProps {
  failure: ProfileFailure | null;
  isChanged: boolean;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Shows the fields of EN-01 that users edit themselves, and the read-only ones. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, state, failure, isSaving, submit, discard } = useProfileForm(profile);
  const isChanged =
    Object.keys(form.formState.dirtyFields).length > 0 || Object.keys(state.live.theirs).length > 0;
  return (
    <FormProvider {...form}>
      <ProfileFormContext value={state}>
        <UnsavedWarning />
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          <ProfileFields profile={profile} />
          <SaveBar
            failure={failure}
            isChanged={isChanged}
            isSaving={isSaving}
            onDiscard={discard}
          />
        </Box>
      </ProfileFormContext>
    </FormProvider>
  );
}

/** Shows the result of the last attempt, and the buttons to save and to discard. */
function SaveBar({ failure, isChanged, isSaving, onDiscard }: SaveBarProps) {
  const text = useText('profile');
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

/** Asks before the user leaves a changed profile, within the portal or by closing the tab. */
function UnsavedWarning() {
  useWarnWhenUnsavedChanges(true);
  return null;
}
