/** The lens credits as the lab maintains them. */
export const creditSteps = {
  reason: 'Reason',
  missingReason: 'Enter a reason',
  note: 'Without a last day, a credit lasts %{days} days. Above %{limit} by one person within 24 hours, a second admin must confirm the change.',
  confirm: {
    action: 'Confirm',
    title: 'Confirm the change of %{amount} for %{practice}?',
    text: '%{who} asked for it: %{reason}',
    done: 'The lens credit was changed.',
    own: 'Somebody else must confirm it.',
  },
  decline: {
    action: 'Decline',
    title: 'Decline the change of %{amount} for %{practice}?',
    text: '%{who} asked for it: %{reason}',
    done: 'The change was declined.',
  },
  reverse: {
    action: 'Take back',
    title: 'Take back the change of %{amount} for %{practice}?',
    text: 'The entry stays in the books, and one that takes it back is added.',
    done: 'It was taken back.',
  },
  uses: {
    title: 'What was taken of it',
    none: 'Nothing was taken of it yet.',
    date: 'Date',
    kind: 'What',
    invoices: 'Invoices',
    by: 'By',
    amount: 'Amount',
    steps: 'Steps',
    kinds: {
      creditUse: 'Invoice paid',
      creditExpiry: 'Expired',
      creditDeduction: 'Taken away',
      back: 'Given back',
      other: 'Taken back',
    },
  },
  useBack: {
    action: 'Take use back',
    title: 'Take back what paid %{invoices}?',
    text: 'The invoices owe it again, and each credit gets what it gave.',
    done: 'The use was taken back.',
  },
};
