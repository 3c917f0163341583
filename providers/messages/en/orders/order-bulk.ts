export const orderBulk = {
  approve: {
    action: 'Approve %{smart_count} order |||| Approve %{smart_count} orders',
    title: 'Approve %{smart_count} order? |||| Approve %{smart_count} orders?',
    text: 'Approved orders are released for production.',
    done: '%{smart_count} order approved |||| %{smart_count} orders approved',
  },
  reject: {
    action: 'Reject %{smart_count} order |||| Reject %{smart_count} orders',
    title: 'Reject %{smart_count} order? |||| Reject %{smart_count} orders?',
    text: 'Rejected orders go back to the practice with this reason; nothing is made.',
    done: '%{smart_count} order rejected |||| %{smart_count} orders rejected',
  },
  produce: {
    action: 'Start production of %{smart_count} |||| Start production of %{smart_count}',
    title:
      'Start the production of %{smart_count} order? |||| Start the production of %{smart_count} orders?',
    text: 'Production starts immediately.',
    done: '%{smart_count} order in production |||| %{smart_count} orders in production',
  },
  close: {
    action: 'Close %{smart_count} order |||| Close %{smart_count} orders',
    title: 'Close %{smart_count} order? |||| Close %{smart_count} orders?',
    text: 'Closed orders are complete; the practice is notified by email.',
    done: '%{smart_count} order closed |||| %{smart_count} orders closed',
  },
  cancel: 'Cancel the rest',
  failed: '%{smart_count} order was not processed |||| %{smart_count} orders were not processed',
  movedOn: 'Already changed: now %{state}',
  again: 'Retry the failed order |||| Retry the failed orders',
};
