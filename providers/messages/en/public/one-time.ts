export const oneTime = {
  heading: 'Choose your password',
  lead: 'Your password is a one-time password, or was not set through this portal. Choose one that only you know; your other devices will be signed out.',
  current: 'One-time password',
  currentHint: 'You signed in a while ago: enter it again.',
  currentWrong: 'Current password is incorrect',
  submit: 'Save password',
  busy: 'Saving...',
};
