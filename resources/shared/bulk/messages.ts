const en = {
  progress: '%{done} of %{total}',
  progressLabel: 'Progress',
  stopping: 'Stopping after the current batch',
  unsent: 'Not sent',
  lost: 'No response: result unknown. Refresh to check.',
  finish: 'Done',
};

const es: typeof en = {
  progress: '%{done} de %{total}',
  progressLabel: 'Progreso',
  stopping: 'Se detendrá después del grupo actual',
  unsent: 'No enviado',
  lost: 'Sin respuesta: resultado desconocido. Actualice para revisar.',
  finish: 'Listo',
};

export const messages = { en, es };
