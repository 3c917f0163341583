export const action = {
  working: 'Opening the link...',
  verified: {
    heading: 'Email verified',
    body: '%{email} is verified.',
  },
  changed: {
    heading: 'Email changed',
    body: 'Your email is now %{email}. Sign in with it.',
  },
  recovered: {
    heading: 'Email restored',
    body: 'Your email is %{email} again. If you did not request the change, set a new password.',
  },
  password: {
    heading: 'Set a new password',
    body: 'For %{email}',
    email: 'Email',
    submit: 'Save password',
    busy: 'Saving...',
  },
  failed: {
    heading: 'This link does not work',
    broken: 'The link is incomplete. Copy the whole link from the email.',
  },
  otherUser: 'You are signed in here as %{email}.',
  goOn: 'Continue',
  tryAgain: 'Try again',
  signIn: 'Sign in',
  sendAgain: 'Send a new email',
  forgotten: 'Send a new link',
  newPassword: 'Set a new password',
};
