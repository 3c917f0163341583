const en = {
  import: 'Import JSON',
  reading: 'Reading %{file}',
  tooLarge: '%{file} is too large for a lens.',
  notJson: '%{file} is not a lens JSON file.',
  wrong: '%{file} cannot be used as it is',
  at: '%{place}: %{message}',
  close: 'Close',
  failed: "We couldn't check whether a lens with this ID exists.",
};

const es: typeof en = {
  import: 'Importar JSON',
  reading: 'Leyendo %{file}',
  tooLarge: '%{file} es demasiado grande para un lente.',
  notJson: '%{file} no es un archivo JSON de un lente.',
  wrong: '%{file} no se puede usar tal como está',
  at: '%{place} — %{message}',
  close: 'Cerrar',
  failed: 'No se pudo comprobar si existe un lente con ese ID.',
};

export const messages = { en, es };
