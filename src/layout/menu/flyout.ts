/** The position of a flyout of the minified sidebar. */
export const BESIDE_THE_SIDEBAR = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'left' },
} as const;

/** The style of a flyout: a shadow, and a border that is visible in dark mode. */
export const FLYOUT = { boxShadow: 8, border: 1, borderColor: 'divider' } as const;
