import { invoices } from './invoices.ts';

/** Payments that come by check, wire or cash, and write-offs. */
export const payments = {
  record: 'Record payment',
  methods: invoices.payments.methods,
  states: {
    unapplied: 'Unapplied',
    applied: 'Applied',
    refunded: 'Refunded',
    returned: 'Returned',
    void: 'Void',
  },
  reason: 'Reason',
  missingReason: 'Enter a reason',
  wrongDay: 'Choose today or an earlier day',
  shares: {
    label: 'Invoices it pays',
    chooseAccount: 'Choose the customer to see their open invoices.',
    none: 'No invoice is open. The payment stays unapplied.',
    notLoaded: 'The open invoices could not be loaded',
    more: 'The first %{most} of %{total} open invoices are here. Record the payment for these, then apply the rest.',
    invoice: 'Invoice',
    due: 'Due',
    open: 'Open',
    gets: 'Gets',
    amount: 'Amount for invoice %{number}',
    tooMuch: 'More than is open',
    left: '%{amount} stays unapplied.',
    over: 'The invoices get %{amount} more than the payment has.',
    oldestFirst: 'Pay the oldest first',
    wrong:
      'Give at least one invoice an amount: none more than is open, and no more than the payment has.',
  },
  uses: {
    label: 'What it paid',
    none: 'It pays no invoice yet.',
    invoice: 'Invoice %{number}',
    refund: 'Given back',
    return: 'Taken back by the bank',
    refundFailed: 'Refund not taken by the bank: the money is here again',
    refundRefused: 'Refund refused by the payment service',
    disputes: {
      open: 'Disputed: the bank holds it back',
      won: 'Disputed, and kept',
      lost: 'Disputed, and lost',
    },
  },
  /** Payments that came online. */
  online: {
    list: 'Online payments',
    back: 'All payments',
    parts: 'Payments and invoices',
    credit: 'and %{amount} of lens credit',
    unapplied: '%{amount} unapplied',
    refunded: '%{amount} given back',
    refundFailed: '%{amount} could not be given back',
    disputed: '%{amount} disputed',
    paid: {
      action: 'End as paid',
      title: 'End the payment of %{amount} as paid?',
      text: 'The payment service is asked once more; its answer counts. Without an answer, the payment is received and pays its invoices. If the bank refuses it later, it is taken back.',
      done: 'The payment is paid.',
    },
    notPaid: {
      action: 'End as not paid',
      title: 'End the payment of %{amount} as not paid?',
      text: 'The payment service is asked once more; its answer counts. Without an answer, nothing is paid, the invoices are open, and the lens credit is available again. Money that comes later is kept as unapplied.',
      done: 'The payment ended. Its invoices are open.',
    },
  },
  allocate: {
    action: 'Apply to invoices',
    title: 'Apply %{number} to invoices',
    text: '%{amount} of this payment is unapplied.',
    submit: 'Apply payment',
    done: 'The payment was applied.',
  },
  refund: {
    action: 'Record refund',
    title: 'Record a refund of %{number}',
    text: '%{amount} of this payment is unapplied and can be given back. The portal moves no money: send it first, then record it.',
    amount: 'Amount',
    wrongAmount: 'Enter an amount above $0.00 and up to %{most}',
    day: 'Sent on',
    reference: 'Number of the check or wire',
    submit: 'Record refund',
    done: 'The refund was recorded.',
  },
  giveBack: {
    disputed:
      'The bank of the practice holds this payment back. It can be given back once the bank has decided.',
    action: 'Give back',
    title: 'Give back money of %{number}',
    text: 'The payment service sends it back the way it came: %{amount} at most. Invoices that lose money are open again.',
    submit: 'Give back',
    done: 'The payment service was asked to give it back.',
  },
  void: {
    action: 'Void payment',
    title: 'Void %{number}?',
    text: 'The payment is taken back, and the invoices that it paid are open again. Both stay in the books.',
    submit: 'Void payment',
    done: 'The payment is void.',
  },
  /** What others did meanwhile, and what to do now. */
  conflicts: {
    somebody: 'Somebody else',
    voidedBy:
      '%{who} has voided this payment meanwhile: %{reason}. Nothing more can be done with it. Record the money again if it did come.',
    changedBy:
      '%{who} has changed this payment meanwhile: %{amount} of it is unapplied now. The amounts shown here are up to date. Check them, then try again.',
    postedBy: '%{who} has confirmed this write-off already. The amount is written off.',
    declinedBy:
      '%{who} has declined this write-off already: %{reason}. Ask for another one if it is still right.',
    reversingBy:
      '%{who} has asked to take this write-off back: %{reason}. A second admin must confirm that.',
    reversedBy:
      '%{who} has taken this write-off back already: %{reason}. The invoice is open again.',
    merged:
      'The account was merged into another one meanwhile. Go back, look at what it has now, then try again.',
    void: '%{who} has voided this payment already. Nothing more can be done with it.',
    refunded:
      'Part of this payment was given back, so it cannot be voided. Correct the difference with your bookkeeping.',
    disputed:
      'The bank of the practice holds this payment back. Nothing of it can be given back until the bank decides.',
    decided: '%{who} has decided this already. Nothing is left to do.',
    waiting:
      'A write-off of this invoice that %{who} asked for waits for a second admin. Have it confirmed or declined first.',
    own: 'Somebody else must confirm what you asked for.',
    lessOpen:
      'Only %{amount} of the invoice is open by now: it was paid meanwhile. Decline this write-off, and ask for another one if something is left.',
    paid: 'Only %{amount} of invoice %{number} is open by now: somebody else has paid it meanwhile. Give it at most that, then try again.',
    started:
      'An online payment of invoice %{number} was started and is not finished. The practice can cancel it, and it ends by itself within an hour or two. Then try again.',
    notTheirs:
      'Invoice %{number} is not of the account that this payment came from. Leave it out, then try again.',
    most: 'Only %{amount} is left by now: somebody else was first. Enter at most that, then try again.',
  },
  writeOff: {
    action: 'Write off',
    title: 'Write off invoice %{number}',
    text: '%{open} of this invoice is open. Above %{limit} by one person within 24 hours for this account, a second admin must confirm it.',
    amount: 'Amount',
    wrongAmount: 'Enter an amount above $0.00 and up to %{open}',
    submit: 'Write off',
    posted: 'The amount was written off.',
    waiting: 'A second admin must confirm it now.',
    waits: '%{who} asked to write off %{amount}: %{reason}',
    list: 'Write-offs',
    confirm: {
      action: 'Confirm write-off',
      title: 'Write off %{amount}?',
      text: '%{who} asked for it: %{reason}',
      done: 'The amount was written off.',
      own: 'Somebody else must confirm it.',
    },
    decline: {
      action: 'Decline write-off',
      title: 'Decline to write off %{amount}?',
      text: 'The invoice stays open.',
      done: 'The write-off was declined.',
    },
    reverse: {
      action: 'Reverse write-off',
      title: 'Reverse the write-off of %{amount}?',
      text: 'Invoice %{number} owes this amount again, and a late payment can be applied to it. Above %{limit} by one person within 24 hours for this account, a second admin must confirm it.',
      done: 'The write-off was reversed. The invoice is open again.',
      waiting: 'A second admin must confirm the reversal now.',
    },
    reversal: {
      confirm: {
        action: 'Confirm reversal',
        title: 'Reverse the write-off of %{amount}?',
        done: 'The write-off was reversed. The invoice is open again.',
      },
      decline: {
        action: 'Decline reversal',
        title: 'Decline to reverse the write-off of %{amount}?',
        text: 'The amount stays written off.',
        done: 'The reversal was declined.',
      },
    },
    states: {
      waiting: 'Waiting for a second admin',
      posted: 'Written off',
      declined: 'Declined',
      reversing: 'Reversal waits for a second admin',
      reversed: 'Reversed',
    },
  },
};
