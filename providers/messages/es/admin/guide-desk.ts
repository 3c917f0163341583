import type { guideDesk as en } from '../../en/admin/guide-desk.ts';

export const guideDesk: typeof en = {
  preview: 'Vista previa',
  bodyHelp: 'Una línea en blanco separa los párrafos. 2,000 caracteres como máximo.',
  languages: { en: 'Inglés', es: 'Español' },
  restoreText: 'Su contenido se guarda como la versión %{next}, que todos leen desde entonces.',
};
