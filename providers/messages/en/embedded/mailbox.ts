/** The link to the local mailbox. */
export const mailbox = {
  note: 'Local mode only: messages do not leave this computer.',
  link: 'Open the local mailbox',
};
