export const userEdit = {
  title: 'Edit %{email}',
  back: 'Back to the user',
  cancel: 'Cancel',
  nameHelp: 'As other users see it.',
  disables:
    'When you save, the user is signed out everywhere and cannot sign in until enabled again.',
  signsOut:
    'When you save, the user is signed out everywhere and gets the new permissions when they sign in again.',
  failed: 'The user was not saved. Try again.',
};
