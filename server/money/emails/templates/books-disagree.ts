import { defaultTemplates } from '../../../platform/mail/layout/default-templates.ts';
import { facts, lines, say } from '../../../platform/mail/layout/email-parts.ts';

/** The nightly check found something wrong in the books. */
export const BOOKS_DISAGREE = defaultTemplates('booksDisagree', {
  en: {
    greets: true,
    subject: 'The books disagree',
    lead: 'The nightly check of the books found places that disagree.',
    parts: [
      facts([
        ['Checked', 'checkedAt'],
        ['Places', 'count'],
      ]),
      lines('places'),
      say(
        'Nobody can change the books in the portal. Ask whoever runs the database what happened, before you correct anything.',
      ),
    ],
    why: 'You are receiving this email because you are a super admin.',
  },
  es: {
    greets: true,
    subject: 'Los libros no cuadran',
    lead: 'La revisión nocturna de los libros encontró lugares que no cuadran.',
    parts: [
      facts([
        ['Revisado', 'checkedAt'],
        ['Lugares', 'count'],
      ]),
      lines('places'),
      say(
        'Nadie puede cambiar los libros en el portal. Pregunte a quien administra la base de datos qué ocurrió antes de corregir algo.',
      ),
    ],
    why: 'Recibe este correo porque es superadministrador.',
  },
});
