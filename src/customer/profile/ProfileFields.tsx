import type { Profile } from '#domain/schemas/profile.ts';
import { FixedField } from './FixedField.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ProfileTextField } from './ProfileTextField.tsx';
import { useProfileFormState } from './profile-form-context.ts';
import { useNames } from './use-names.ts';
import { useProfileText } from './use-profile-text.ts';

/** Shows the fields of EN-01 in sections, each with its autocomplete name. */
export function ProfileFields({ profile }: { profile: Profile }) {
  const text = useProfileText();
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
  const { country } = useProfileFormState().values;
  const regions = names.regions(country);
  return (
    <ProfileSection name="address">
      <ProfileTextField name="address" autoComplete="address-line1" />
      <ProfileTextField name="apt" autoComplete="address-line2" />
      <ProfileTextField name="city" autoComplete="address-level2" />
      <ProfileTextField name="country" autoComplete="country" options={names.countries} />
      <ProfileTextField
        // the browser needs a different field for a list and for a text
        key={regions ? 'list' : 'text'}
        name="state"
        autoComplete="address-level1"
        options={regions}
      />
      <ProfileTextField name="zip" autoComplete="postal-code" />
    </ProfileSection>
  );
}
