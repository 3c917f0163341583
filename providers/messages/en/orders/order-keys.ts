/** The keys of the queue and what they do. */
export const orderKeys = {
  open: 'Keyboard shortcuts',
  title: 'Keyboard shortcuts in this queue',
  on: 'Use keyboard shortcuts',
  next: 'Next order',
  previous: 'Previous order',
  enter: 'Open the order',
  enterKey: 'Enter',
  approve: 'Approve the order',
  reject: 'Reject the order',
  select: 'Select or deselect the order',
  search: 'Go to search',
  help: 'Show these shortcuts',
  close: 'Close',
};
