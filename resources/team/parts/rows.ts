/** The style of the lists of members and invitations: facts, then controls, below each other on a phone. */
export const TEAM_ROWS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;

/** The style of the facts of a row. */
export const TEAM_FACTS = { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' } as const;
