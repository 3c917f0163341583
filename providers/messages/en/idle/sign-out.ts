/** The texts of the question before a sign-out. */
export const signOut = {
  saving: 'Saving your drafts...',
  title: 'Unsent drafts on this computer',
  unsent:
    '%{smart_count} draft has changes that could not be sent. |||| %{smart_count} drafts have changes that could not be sent.',
  choice:
    'If they stay on this computer, your next sign-in here finds them, for 30 days at most. On a computer that others use, remove them. What was sent before is not lost either way.',
  notRemoved: 'They could not be removed. Try again, or cancel and delete the drafts one by one.',
  keep: 'Keep on this computer',
  remove: 'Remove',
  cancel: 'Cancel',
};
