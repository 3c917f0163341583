/** The texts of the page where an invitation is accepted. */
export const invitation = {
  looking: 'Looking for the invitation...',
  heading: 'Invitation to %{practice}',
  lead: '%{name} invites you to the account of %{practice}.',
  until: 'The invitation is valid until %{time}.',
  roles: {
    owner: 'As an owner you order, pay and manage the team.',
    orderer: 'You will place and follow orders.',
    biller: 'You will see orders and pay.',
    viewer: 'You will see orders.',
  },
  signedOut: 'Accept with the address %{email}: create an account, or sign in if you have one.',
  signUp: 'Create an account',
  signIn: 'Sign in',
  wrongUser: 'You are signed in as %{user}, but the invitation is for %{email}.',
  signOut: 'Sign out',
  staff: 'Staff of the lab cannot join the account of a practice.',
  verify: 'Verify your email address first. Afterwards you find the invitation again.',
  verifyNow: 'Verify email',
  join: 'Join %{practice}',
  joining: 'Joining...',
  joined: 'You belong to the account now. The portal will open in a moment.',
  joinFailed: 'That did not work. Check the connection and try again.',
  goOn: 'Go on to the portal',
  accepted: {
    heading: 'This invitation is used',
    body: 'The invitation to %{practice} was accepted already.',
  },
  revoked: {
    heading: 'This invitation is revoked',
    body: '%{practice} has revoked the invitation. Ask an owner of the practice for a new one.',
  },
  expired: {
    heading: 'This invitation has expired',
    body: 'The invitation to %{practice} is no longer valid. Ask an owner of the practice to send it again.',
  },
  unknown: {
    heading: 'No invitation here',
    body: 'The link is not complete, or the invitation no longer exists. Open the link in the email again.',
  },
  failed: {
    heading: 'Invitation',
    body: 'The invitation could not be loaded. Check the connection.',
    again: 'Try again',
  },
};
