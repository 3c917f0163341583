/** The way from a fitting to a draft order. */
const fittingGate = {
  title: 'Open as draft order',
  wait: 'Opening the order form',
  nothing: 'This address contains no fitting.',
  back: 'Back to the fitting',
  signIn: {
    text: 'A draft order belongs to a practice’s account. Sign in with a user who orders for it; the fitting comes along.',
    action: 'Sign in',
    none: 'No user yet?',
    signUp: 'Sign up',
  },
  verify: {
    text: 'Your email address is not verified yet. Keep the link of the fitting, verify the address, and open the link again.',
    action: 'Verify your email address',
  },
  account: {
    text: 'Your user has no account yet, and orders are made for an account. Keep the link of the fitting, request an account or enter its number, and open the link again.',
    action: 'Request an account',
  },
  staff:
    'Orders are made by practices, not by the lab’s staff. Send the link of the fitting to the practice.',
  role: {
    text: 'Your role in account %{number} does not include ordering. Send the link of the fitting to a colleague who orders, or ask an owner of the account for that role.',
    other: 'Order for account %{number}',
  },
};

export const texts = { fittingGate };
