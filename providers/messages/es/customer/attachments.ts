import type { attachments as en } from '../../en/customer/attachments.ts';

export const attachments: typeof en = {
  title: 'Topografías y fotografías',
  hint: 'Imágenes o PDF, como máximo %{most} MB cada uno y %{count} archivos.',
  choose: 'Agregar archivos',
  drop: 'o suéltelos aquí',
  full: 'Un pedido puede llevar como máximo %{count} archivos.',
  kind: 'Tipo',
  kinds: { topography: 'Topografía', photograph: 'Fotografía', other: 'Otro' },
  eye: 'Ojo',
  eyes: { both: 'Ambos', right: 'Derecho', left: 'Izquierdo' },
  remove: 'Quitar %{file}',
  removed: 'Se quitó %{file}',
  added: 'Se agregó %{file}',
  uploading: 'Subiendo %{file}',
  percent: '%{percent}%',
  cancel: 'Cancelar %{file}',
  retry: 'Intentar de nuevo',
  dismiss: 'Descartar',
  refused: {
    size: '%{file} supera los %{most} MB.',
    empty: '%{file} está vacío.',
    type: '%{file} no es una imagen ni un PDF.',
  },
  failed: '%{file} no se subió.',
  failedQuota: '%{file} no se subió: el almacenamiento está lleno.',
  failedRetry: '%{file} no se subió: se perdió la conexión. Inténtelo de nuevo.',
};
