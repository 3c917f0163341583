export const verify = {
  heading: 'Verify your email',
  sentTo: 'Open the link in the email sent to',
  goesOn: 'This page continues automatically, even if you open the link on another device.',
  waiting: 'Waiting for the link to be opened',
  unreachable: 'The server cannot be reached. Trying again.',
  again: 'Send the email again',
  sending: 'Sending...',
  sent: 'Email sent. Check your spam folder too.',
  unfinished: {
    message: 'Your account was created, but the email could not be sent. Send it again.',
    profile: 'Your name and practice could not be saved. Enter them in your profile later.',
    terms: 'Your acceptance of the terms was not recorded. You will be asked again.',
  },
  other: 'Use a different email',
  newEmail: 'New email',
  same: 'This is already your email',
  send: 'Send the link',
  cancel: 'Cancel',
  changing:
    'Open the link in the email sent to %{email}. It becomes your new email; then sign in with it.',
};
