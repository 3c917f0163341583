/** Where a flyout of the narrow sidebar opens. */
export const BESIDE_THE_SIDEBAR = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'left' },
} as const;

/** What floats has a shadow, and a line that can be seen in the dark. */
export const FLYOUT = { boxShadow: 8, border: 1, borderColor: 'divider' } as const;
