/** The lens credit that an order opens, on its page. */
export const lensCredit = {
  title: 'Lens credit',
  received: 'Lens credit of %{amount} opens when the lens is received.',
  shipped: 'Lens credit of %{amount} opens when the order ships.',
  waiting: 'Lens credit of %{amount} opens when the lens is received, by %{day}.',
  open: 'Lens credit of %{amount} is open.',
  expired: 'Lens credit of %{amount} expired: the lens was not received in time.',
  by: 'Lens received %{day}, recorded by %{actor}.',
  step: 'Lens received: %{eye}',
  receive: 'Record lens received',
  confirm: 'Record the returned lens of order %{number}',
  consequence:
    '%{eye}: the lens that this order replaces is at the lab. Its credit opens, or opens when the order ships. This cannot be undone.',
  done: 'The returned lens of order %{number} was recorded.',
};
