/** Records below each other, with lines between them. */
export const ROWS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1, borderTop: 1, borderColor: 'divider' },
} as const;
