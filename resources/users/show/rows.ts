/** The style of stacked records with divider lines. */
export const ROWS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1, borderTop: 1, borderColor: 'divider' },
} as const;
