export const warnings = {
  title: 'Before you submit',
  levels: {
    warning: 'Warning |||| Warnings',
    information: 'Information |||| Information',
  },
  seen: 'Acknowledge',
  seenOf: 'Acknowledge: %{warning}',
  note: 'Note to the lens consultant (optional)',
  noteOf: 'Note to the lens consultant (optional) on: %{warning}',
};
