/** For the link of a row or card, which covers the whole of it: the keyboard reaches it once. */
export const COVERS = {
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
