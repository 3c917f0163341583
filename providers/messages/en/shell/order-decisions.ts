/** The messages of decisions on orders. */
export const orderDecisions = {
  approve: 'Approve order',
  reject: 'Reject order',
  cancel: 'Cancel order',
  produce: 'Start production',
  ship: 'Ship order',
  close: 'Close order',
  approveTitle: 'Approve order %{number}?',
  rejectTitle: 'Reject order %{number}?',
  cancelTitle: 'Cancel order %{number}?',
  produceTitle: 'Start production of order %{number}?',
  shipTitle: 'Ship order %{number}?',
  closeTitle: 'Close order %{number}?',
  approveText:
    'The %{count} for %{patientReference} of %{practice} will be released for production.',
  rejectText:
    'The order for %{patientReference} goes back to %{practice} with your reason; nothing is made.',
  cancelText:
    'The order of %{count} for %{patientReference} is canceled: nothing is made, and it cannot be reopened.',
  produceText: 'The %{count} for %{patientReference} of %{practice} will go into production.',
  shipText:
    'The %{count} for %{patientReference} will ship to %{practice}, which receives the tracking details.',
  closeText:
    'The order of %{count} for %{patientReference} is complete; %{practice} is notified by email.',
  lensCount: '%{smart_count} lens |||| %{smart_count} lenses',
  note: 'Note (optional)',
  reason: 'Reason',
  reasonRequired: 'Enter a reason. The practice will see it.',
  presets: 'Preset reasons',
  presetsFailed: 'The preset reasons could not be loaded.',
  editPresets: 'Edit the preset reasons (new tab)',
  carrier: 'Carrier',
  carrierRequired: 'Enter the carrier.',
  trackingNumber: 'Tracking number (optional)',
  done: {
    approve: 'Order %{number} approved',
    reject: 'Order %{number} rejected',
    cancel: 'Order %{number} canceled',
    produce: 'Order %{number} is in production',
    ship: 'Order %{number} shipped',
    close: 'Order %{number} closed',
  },
  movedOn:
    '%{actor} has already changed this order to %{state} (%{at}). Your action was not applied.',
  movedOnUnknown: 'This order has already been changed. Your action was not applied.',
};
