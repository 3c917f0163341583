/** The texts of the page where somebody unsubscribes from campaigns. */
export const unsubscribe = {
  looking: 'Looking for the subscription...',
  heading: 'Campaign emails',
  lead: '%{provider} sends campaign emails to %{address}.',
  others:
    'Emails about your orders and your account are not part of a campaign: you still get them.',
  action: 'Send me no more campaign emails',
  done: {
    heading: 'You get no more campaign emails',
    lead: '%{provider} sends no more campaign emails to %{address}.',
    again: 'Subscribe again',
  },
  changeFailed: 'That did not work. Check the connection and try again.',
  failed: 'The subscription could not be loaded. Check the connection.',
  again: 'Try again',
  unknown: {
    heading: 'This link does not work',
    body: 'The link is not complete, or was never sent. Open the link in the latest campaign email again.',
  },
};
