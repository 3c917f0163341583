export const bulk = {
  progress: '%{done} of %{total}',
  progressLabel: 'Progress',
  stopping: 'Stopping after the current batch',
  unsent: 'Not sent',
  lost: 'No response: result unknown. Refresh to check.',
  finish: 'Done',
};
