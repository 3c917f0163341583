import { textProblemsIn } from '#domain/basics/text-problems.ts';
import { addressLabels } from './address-labels.ts';

export const profile = {
  title: 'Profile',
  tabs: { person: 'Profile', team: 'Team' },
  sections: { person: 'Person', practice: 'Practice', address: 'Address', contact: 'Contact' },
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    company: 'Practice name',
    accountNumber: 'Account number',
    ...addressLabels,
    phone: 'Phone',
    faxNumber: 'Fax',
  },
  emailFixed: 'This is your sign-in email. It cannot be changed here.',
  accountFixed: 'Assigned to your practice by the lab. It cannot be changed here.',
  noAccount: 'None yet',
  phoneHelp: 'For numbers outside your country, start with +',
  none: 'Not chosen',
  problems: {
    required: '%{label} is missing',
    choose: 'Choose from the list',
    rules: textProblemsIn('en'),
    notItsState: '“%{value}” is not a state or province of this country',
    notListed: '“%{value}” is not in the list',
    format: 'Enter a valid value for %{country}. Example: %{example}',
    otherState: '%{value} is in %{state}',
    noState: '%{value} is not in %{state}',
    phone: 'Enter a valid phone number for %{country}. For other countries, start with +',
    phoneOnlyInternational: 'Start with + and the country code',
    tooLong: 'Use at most %{max} characters',
  },
  use: 'Use %{value}',
  changedElsewhere: 'Changed on another device',
  theirs: 'Changed on another device to: %{value}',
  emptyValue: '(empty)',
  useTheirs: 'Use theirs',
  keepMine: 'Keep mine',
  save: 'Save profile',
  discard: 'Discard changes',
  saving: 'Saving the profile',
  saved: 'Profile saved',
  failure: {
    offline:
      'No connection: nothing was saved. Your changes are still here; save again when you are online.',
    unanswered:
      'The server did not answer, so the profile may not have been saved. Your changes are still here; save again.',
    denied:
      'The profile was not saved: you do not have permission to change it. Your changes are still here. Sign in again and retry.',
    other: 'The profile was not saved. Your changes are still here; save again.',
    conflict:
      'Nothing was saved: the same fields were already changed on another device. Choose which value to keep.',
  },
};
