/** What the lab sees of the books of all practices. */
export const books = {
  loading: 'Loading...',
};
