export const userEdit = {
  title: 'Edit %{email}',
  back: 'Back to the user',
  cancel: 'Cancel',
  nameHelp: 'As other users see it.',
  mayRecordPaymentsHelp:
    'Checks, wires and cash, on a page of their own: Payments. Super admins always may.',
  disables:
    'When you save, the user is signed out everywhere and cannot sign in until enabled again.',
  signsOut:
    'When you save, the user is signed out everywhere and gets the new permissions when they sign in again.',
  failed: 'The user was not saved. Try again.',
};
