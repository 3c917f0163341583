export const userProfiles = {
  title: 'Profiles',
  label: 'Profiles of the users',
  fields: {
    email: 'Email',
    lastName: 'Name',
    company: 'Company',
    accountNumber: 'Account number',
    phone: 'Phone',
    termsAccepted: 'Terms accepted',
  },
  unknown: 'Unknown',
  notGiven: 'Not provided',
  noAccount: 'No account number',
  never: 'Never',
  empty: 'No profiles yet. A profile appears once its user has signed up or signed in.',
  error: 'The profiles could not be loaded.',
};
