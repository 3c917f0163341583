import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Profile } from '#domain/address/profile.ts';
import { useStateChoices } from '#providers/address/use-state-choices.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useProfileFormState } from './profile-form-context.ts';
import { ProfileTextField } from './ProfileTextField.tsx';
import { useNames } from './use-names.ts';

interface ProfileSectionProps {
  name: 'person' | 'practice' | 'address' | 'contact';
  children: ReactNode;
}

interface FixedFieldProps {
  id: string;
  label: string;
  value: string;
  /** Why it cannot be edited. */
  why: string;
}

/** Shows the fields of EN-01 in sections, each with its autocomplete name. */
export function ProfileFields({ profile }: { profile: Profile }) {
  const text = useText('profile');
  return (
    <>
      <ProfileSection name="person">
        <ProfileTextField name="firstName" autoComplete="given-name" />
        <ProfileTextField name="lastName" autoComplete="family-name" />
        <FixedField
          id="profile-email"
          label={text('labels.email')}
          value={profile.email}
          why={text('emailFixed')}
        />
      </ProfileSection>
      <ProfileSection name="practice">
        <ProfileTextField name="company" autoComplete="organization" />
        <FixedField
          id="profile-accountNumber"
          label={text('labels.accountNumber')}
          value={profile.accountNumber || text('noAccount')}
          why={text('accountFixed')}
        />
      </ProfileSection>
      <AddressSection />
      <ProfileSection name="contact">
        <ProfileTextField name="phone" autoComplete="tel" type="tel" help={text('phoneHelp')} />
        <ProfileTextField name="faxNumber" autoComplete="off" type="tel" />
      </ProfileSection>
    </>
  );
}

/** Shows the address; the country determines labels and formats of state and ZIP code. */
function AddressSection() {
  const names = useNames();
  const { country, state } = useProfileFormState().values;
  const { choices, note, isLoading } = useStateChoices(country, state);
  return (
    <ProfileSection name="address">
      <ProfileTextField name="address" autoComplete="address-line1" />
      <ProfileTextField name="apt" autoComplete="address-line2" />
      <ProfileTextField name="city" autoComplete="address-level2" />
      <ProfileTextField name="country" autoComplete="country" options={names.countries} />
      <ProfileTextField
        // the browser needs a different field for a list and for a text
        key={choices ? 'list' : 'text'}
        name="state"
        autoComplete="address-level1"
        options={choices}
        help={note}
        isReadOnly={isLoading}
      />
      <ProfileTextField name="zip" autoComplete="postal-code" />
    </ProfileSection>
  );
}

/** Shows a value that the user cannot edit (PF-01) but can focus and copy. */
function FixedField({ id, label, value, why }: FixedFieldProps) {
  return (
    <TextField
      id={id}
      fullWidth
      size="small"
      variant="filled"
      label={label}
      value={value}
      helperText={why}
      slotProps={{ htmlInput: { readOnly: true, autoComplete: 'off' } }}
    />
  );
}

function ProfileSection({ name, children }: ProfileSectionProps) {
  const text = useText('profile');
  const titleId = `profile-${name}-title`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h6" component="h2" sx={{ mb: 2 }}>
        {text(`sections.${name}`)}
      </Typography>
      <Box sx={FIELDS}>{children}</Box>
    </Paper>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
