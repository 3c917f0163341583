const en = {
  import: 'Import JSON',
  reading: 'Reading %{file}',
  tooLarge: '%{file} is too large for a lens.',
  notJson: '%{file} is not a JSON file of a lens.',
  wrong: '%{file} cannot be used as it is',
  at: '%{place}: %{message}',
  close: 'Close',
  failed: 'It could not be found out whether there is a lens of that id.',
};

const es: typeof en = {
  import: 'Importar JSON',
  reading: 'Leyendo %{file}',
  tooLarge: '%{file} es demasiado grande para una lente.',
  notJson: '%{file} no es un archivo JSON de una lente.',
  wrong: '%{file} no se puede usar tal como está',
  at: '%{place} — %{message}',
  close: 'Cerrar',
  failed: 'No se pudo saber si existe una lente con ese identificador.',
};

export const messages = { en, es };
