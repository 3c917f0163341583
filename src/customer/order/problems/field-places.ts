import type { Parameter } from '#domain/schemas/lens.ts';

type Named = Pick<Parameter, 'name'>;

const FLAT = /Flat$/;

export interface FieldPlaces {
  /** How many rows the fields take. */
  rows: number;
  /** The fields that begin a row which would not begin with them by itself. */
  begin: ReadonlySet<string>;
}

/** Where the fields of a lens stand in so many columns: what is given for the flat and the steep meridian in one row. */
export function placeFields(parameters: readonly Named[], columns: number): FieldPlaces {
  const begin = new Set<string>();
  let [row, column] = [0, 0];
  for (const [index, { name }] of parameters.entries()) {
    const next = parameters[index + 1]?.name;
    const isPair = FLAT.test(name) && next === name.replace(FLAT, 'Steep');
    if (isPair && columns > 1 && column === columns - 1) {
      begin.add(name);
      [row, column] = [row + 1, 0];
    }
    column += 1;
    if (column === columns) [row, column] = [row + 1, 0];
  }
  return { rows: column === 0 ? row : row + 1, begin };
}
