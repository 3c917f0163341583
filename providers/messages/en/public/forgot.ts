export const forgot = {
  heading: 'Forgot password',
  lead: "We'll email you a link to set a new password.",
  submit: 'Send the link',
  sending: 'Sending...',
  again: 'Send the link again',
  sent: 'We sent an email to %{email}. The link expires in one hour. Check your spam folder too.',
  back: 'Back to sign in',
};
