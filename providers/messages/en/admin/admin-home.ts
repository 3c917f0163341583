export const adminHome = {
  greeting: 'Welcome, %{name}',
  orders: {
    waiting: 'Orders waiting for a decision',
    open: 'Open the approval queue',
    late: '%{smart_count} late |||| %{smart_count} late',
    unread: '%{smart_count} with unread messages |||| %{smart_count} with unread messages',
    failed: 'The number of orders could not be loaded.',
  },
  returns: {
    waiting: 'Returns waiting for the lab',
    open: 'Open returns',
    failed: 'The number of returns could not be loaded.',
  },
  applications: {
    waiting: 'Applications waiting for a decision',
    open: 'Show applications',
    failed: 'The number of applications could not be loaded.',
  },
  retry: 'Try again',
};
