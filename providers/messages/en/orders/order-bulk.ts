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
  ship: {
    action: 'Ship %{smart_count} order |||| Ship %{smart_count} orders',
    title: 'Ship %{smart_count} order? |||| Ship %{smart_count} orders?',
    text: 'Each practice receives the tracking details of its orders.',
    done: '%{smart_count} order shipped |||| %{smart_count} orders shipped',
    results: 'Results by order',
    shipped: 'Shipped',
    column: 'Tracking numbers',
    tracking: 'Tracking number',
    trackingOf: 'Tracking number of %{number}',
    without:
      '%{smart_count} order has no tracking number and ships without one. |||| %{smart_count} orders have no tracking number and ship without one.',
    load: 'Load from CSV',
    help: 'Type or scan down the column (Enter goes to the next order), paste a column, or load lines of order number and tracking number.',
    used: '%{smart_count} tracking number read |||| %{smart_count} tracking numbers read',
    bad: {
      unknown: 'Line %{line}: order %{number} is not one of these orders.',
      twice: 'Line %{line}: order %{number} occurs twice; the first line is used.',
      missing: 'Line %{line}: order %{number} has no tracking number.',
      tooLong: 'Line %{line}: the tracking number of order %{number} is too long.',
    },
    fileTooLarge: 'This file is too large. Choose a CSV file of up to 200 KB.',
    fileFailed: 'The file could not be read. Choose it again.',
  },
  cancel: 'Cancel the rest',
  failed: '%{smart_count} order was not processed |||| %{smart_count} orders were not processed',
  movedOn: 'Already changed: now %{state}',
  unusual: {
    label: 'Unusual orders',
    count:
      '%{smart_count} of the %{total} orders is unusual: |||| %{smart_count} of the %{total} orders are unusual:',
    leaveOut: 'Leave this order out |||| Leave these %{smart_count} out',
    leftOut:
      '%{smart_count} unusual order is left out and stays selected. |||| %{smart_count} unusual orders are left out and stay selected.',
    takeBack: 'Include it again |||| Include them again',
    changed: 'Changed meanwhile: now %{state}',
    newTab: 'opens in a new tab',
    failed: 'The latest state of these orders could not be loaded.',
  },
  again: 'Retry the failed order |||| Retry the failed orders',
};
