export const books = {
  loading: 'Cargando...',
};
