export const prices = {
  parts: { lens: 'Lens', diagnostic: 'Diagnostic lens' },
  drafts: {
    check: 'Check open drafts',
    failed: 'The drafts could not be checked. Try again.',
    found:
      '%{smart_count} of %{checked} open drafts with this lens changes its price. |||| %{smart_count} of %{checked} open drafts with this lens change their price.',
    example: 'Account %{account}: %{before} now, %{after} with this price',
  },
};
