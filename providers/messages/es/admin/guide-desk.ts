import type { guideDesk as en } from '../../en/admin/guide-desk.ts';

export const guideDesk: typeof en = {
  loading: 'Cargando las versiones',
  preview: 'Vista previa',
  bodyHelp: 'Una línea en blanco separa los párrafos. 2,000 caracteres como máximo.',
  languages: { en: 'Inglés', es: 'Español' },
  versions: {
    title: 'Versiones',
    notLoaded: 'No se pudieron cargar las versiones.',
    version: 'Versión',
    saved: 'Guardada',
    action: 'Restaurar',
    by: '%{at} por %{who}',
    installed: '%{at}, con el portal',
    present: 'En uso',
    restore: 'Restaurar',
    restoreOne: 'Restaurar la versión %{version}',
    restoreTitle: '¿Restaurar la versión %{version}?',
    restoreText: 'Su contenido se guarda como la versión %{next}, que todos leen desde entonces.',
    restored: 'Se restauró la versión %{version}.',
  },
  difference: {
    title: 'Diferencias',
    before: 'De la versión',
    after: 'A la versión',
    none: 'Ambas versiones son iguales.',
  },
};
