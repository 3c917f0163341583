/** The style of everything clickable in the menu. */
export const MENU_LINK = {
  minHeight: 40,
  px: 1,
  gap: 1,
  borderRadius: 1,
  color: 'text.secondary',
  '&.active': { color: 'primary.main', bgcolor: 'background.paper', fontWeight: 600 },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
