/** Leaves the height of the page to the rows of a react-admin list. */
export const COMPACT = {
  '& .RaList-actions': { pb: 0.5, alignItems: 'center' },
  '& .MuiToolbar-root': { minHeight: 0, p: 0 },
  '& form': { pt: 0, pb: 0, minHeight: 0 },
  '& form .MuiFormControl-root': { mt: 0, mb: 0 },
  '& .RaFilterFormInput-spacer': { width: 8 },
} as const;

/** One line a cell of a DataTable; the rest is on the record's page. */
export const ONE_LINE = {
  '& td': { maxWidth: 360, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // WCAG 2.5.8: the heads of narrow columns are targets of 24 px.
  '& .MuiTableSortLabel-root': { minHeight: 24, minWidth: 24 },
} as const;
