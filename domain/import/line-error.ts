import { z } from 'zod';
import { TEXT_PROBLEMS } from '../basics/text-problems.ts';
import type { TextRule } from '../basics/text.ts';
import { text } from '../basics/text.ts';

/** AD-17: what is wrong with a cell of a line, in both languages. */
export const lineErrorSchema = z.object({
  /** The field of the column; blank when it is about the whole line. */
  field: text(),
  rule: text(),
  /** What stands there. */
  value: text(),
  en: text(),
  es: text(),
  /** What may have been meant. */
  nearest: text().optional(),
});
export type LineError = z.infer<typeof lineErrorSchema>;

/** What each rule says. Values replace the names in braces. */
const TEXTS = {
  required: ['This is required', 'Este dato es obligatorio'],
  tooLong: ['Use at most {most} characters', 'Use como máximo {most} caracteres'],
  tooSmall: ['Use at least {least}', 'Use como mínimo {least}'],
  tooBig: ['Use at most {most}', 'Use como máximo {most}'],
  cityLine: [
    'Enter city, state and ZIP code like Portland, OR 97201',
    'Indique ciudad, estado y código ZIP como Portland, OR 97201',
  ],
  number: ['Enter a whole number', 'Indique un número entero'],
  money: ['Enter an amount like 1234.50', 'Indique un importe como 1234.50'],
  percent: ['Enter a percentage like 8.875', 'Indique un porcentaje como 8.875'],
  timeZone: [
    'Enter a time zone like America/Chicago',
    'Indique una zona horaria como America/Chicago',
  ],
  yesNo: ['Enter yes or no', 'Indique sí o no'],
  day: ['Enter a day like 2026-01-31', 'Indique un día como 2026-01-31'],
  role: ['Enter one of: {list}', 'Indique uno de: {list}'],
  email: ['Enter a valid email', 'Indique un correo válido'],
  country: [
    'Enter the country’s name or its two letters, like US',
    'Indique el nombre del país o sus dos letras, como US',
  ],
  accountNumber: ['Enter a six-digit account number', 'Indique un número de cuenta de seis cifras'],
  unknown: ['There is no such entry', 'No existe'],
  unknownPart: [
    'The lens has no such part. It has: {list}',
    'La lente no tiene esa parte. Tiene: {list}',
  ],
  eitherOr: [
    'Enter an account or a buying group: one of them, not both',
    'Indique una cuenta o un grupo de compra: uno de los dos',
  ],
  endsBefore: [
    'The last day must not be before the first',
    'El último día no puede ser anterior al primero',
  ],
  contradicts: [
    'Line {line} is about the same record and says otherwise',
    'La línea {line} trata del mismo registro y dice otra cosa',
  ],
  several: [
    'Several accounts have this name and ZIP code. Enter the account number: {list}',
    'Varias cuentas tienen este nombre y código postal. Indique el número de cuenta: {list}',
  ],
  merged: ['This account was merged into another one', 'Esta cuenta se unió con otra'],
  noMain: [
    'There is no such account, and no line above makes it',
    'No existe esa cuenta, y ninguna línea anterior la crea',
  ],
  additional: [
    'This is itself an additional account. Enter its main account',
    'Es a su vez una cuenta adicional. Indique su cuenta principal',
  ],
  itself: [
    'An account cannot be its own main account. Leave this blank or enter another',
    'Una cuenta no puede ser su propia cuenta principal. Déjelo en blanco o indique otra',
  ],
  otherMain: [
    'This account belongs to {list}. Move it on its page',
    'Esta cuenta pertenece a {list}. Muévala en su página',
  ],
  isMain: [
    'This account is there already, as a main account. Only a new account can be given one',
    'Esta cuenta ya existe como cuenta principal. Solo una cuenta nueva puede recibir una',
  ],
  staff: [
    'This is a user of the maker’s staff, who cannot belong to an account',
    'Es un usuario del personal del fabricante, que no puede pertenecer a una cuenta',
  ],
  otherRole: [
    'This person has the role {list} already. Change it on the team’s page',
    'Esta persona ya tiene el rol {list}. Cámbielo en la página del equipo',
  ],
  unstorable: bothOf('text'),
  lineBreak: bothOf('lineBreak'),
  direction: bothOf('direction'),
  taken: [
    'Another record has this already, or it was just changed. Import the line again',
    'Otro registro ya lo tiene, o acaba de cambiar. Importe la línea de nuevo',
  ],
  refused: ['This value is not accepted', 'Este valor no se acepta'],
} as const satisfies Record<string, readonly [en: string, es: string]>;

function bothOf(rule: TextRule): [en: string, es: string] {
  const { en, es } = TEXT_PROBLEMS[rule];
  return [en, es];
}

export type LineRule = keyof typeof TEXTS;

interface Wrong {
  field: string;
  rule: LineRule;
  value?: string;
  nearest?: string | undefined;
  params?: Record<string, string | number>;
}

/** Returns an error with its texts. */
export function lineError({ field, rule, value = '', nearest, params = {} }: Wrong): LineError {
  const [en, es] = TEXTS[rule];
  const filled = (template: string) =>
    template.replace(/\{(\w+)\}/g, (braces, name: string) => String(params[name] ?? braces));
  return withNearest({ field, rule, value, en: filled(en), es: filled(es) }, nearest);
}

/** Returns the error with the nearest right value, which its texts name too. */
export function withNearest(error: LineError, nearest: string | undefined): LineError {
  if (nearest === undefined) return error;
  const { en, es } = error;
  return {
    ...error,
    nearest,
    en: `${en}. Nearest: ${nearest}`,
    es: `${es}. Lo más cercano: ${nearest}`,
  };
}
