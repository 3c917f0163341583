import type { firstRun as en } from '../../en/embedded/first-run.ts';

export const firstRun: typeof en = {
  heading: 'Cuentas iniciales',
  note: 'Solo en modo local. Un clic llena el formulario.',
  failed: 'No se pudo cargar la lista de cuentas.',
};
