import type { bulk as en } from '../../en/shell/bulk.ts';

export const bulk: typeof en = {
  progress: '%{done} de %{total}',
  progressLabel: 'Progreso',
  stopping: 'Se detendrá después del grupo actual',
  unsent: 'No enviado',
  lost: 'Sin respuesta: resultado desconocido. Actualice para revisar.',
  finish: 'Listo',
};
