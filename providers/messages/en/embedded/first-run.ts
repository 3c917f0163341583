/** The panel of the first-run accounts. */
export const firstRun = {
  heading: 'First-run accounts',
  note: 'Local mode only. Click one to fill in the form.',
  failed: 'The list of accounts could not be loaded.',
};
