import type { lensTransfer as en } from '../../en/lenses/lens-transfer.ts';

export const lensTransfer: typeof en = {
  import: 'Importar JSON',
  tooLarge: '%{file} es demasiado grande para un lente.',
  notJson: '%{file} no es un archivo JSON de un lente.',
  wrong: '%{file} no se puede usar tal como está',
  at: '%{place} — %{message}',
  close: 'Cerrar',
  failed: 'No se pudo comprobar si existe un lente con ese ID.',
};
