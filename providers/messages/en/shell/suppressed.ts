/** What is said wherever an address is shown that no email reaches. */
export const suppressed = {
  bounce: 'Emails to %{address} come back: a mail server says that the address does not work.',
  complaint: 'The recipient at %{address} reported our emails as spam, so none is sent there.',
  ask: 'Ask for an address that works, and have it changed. If the address is right, a super admin can lift the suppression under Email Management.',
  show: 'Show suppressed addresses',
  notLoaded: 'Whether emails reach the address could not be loaded.',
};
