/** The texts of the page where somebody unsubscribes from letters. */
export const unsubscribe = {
  looking: 'Looking for the subscription...',
  heading: 'Letters by email',
  lead: '%{provider} sends letters to %{address}.',
  others: 'Emails about your orders and your account are not letters: you still get them.',
  action: 'Send me no more letters',
  done: {
    heading: 'You get no more letters',
    lead: '%{provider} sends no more letters to %{address}.',
    again: 'Subscribe again',
  },
  changeFailed: 'That did not work. Check the connection and try again.',
  failed: 'The subscription could not be loaded. Check the connection.',
  again: 'Try again',
  unknown: {
    heading: 'This link does not work',
    body: 'The link is not complete, or was never sent. Open the link in the latest letter again.',
  },
};
