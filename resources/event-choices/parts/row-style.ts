/** A row of the choices: in columns; on a phone a card, with the name above its controls. */
export const ROW = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 176px 64px' },
  gridTemplateAreas: { xs: '"name name" "email bell"', sm: '"name email bell"' },
  py: 1,
  px: { xs: 1.5, sm: 0 },
  my: { xs: 1, sm: 0 },
  border: { xs: 1, sm: 0 },
  borderBottom: { xs: 1, sm: 1 },
  borderColor: { xs: 'divider', sm: 'divider' },
  borderRadius: { xs: 1, sm: 0 },
} as const;
