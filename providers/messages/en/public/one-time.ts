export const oneTime = {
  heading: 'Choose your password',
  lead: 'You signed in with a one-time password. Choose a password that only you know; your other devices will be signed out.',
  current: 'One-time password',
  currentHint: 'You signed in a while ago: enter it again.',
  currentWrong: 'Current password is incorrect',
  submit: 'Save password',
  busy: 'Saving...',
};
