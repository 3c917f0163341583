import Box from '@mui/material/Box';
import { FormProvider } from 'react-hook-form';
import type { Profile } from '#domain/schemas/profile.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { ProfileFormContext } from './profile-form-context.ts';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedWarning } from './UnsavedWarning.tsx';
import { useProfileForm } from './use-profile-form.ts';

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
