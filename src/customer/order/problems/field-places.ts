import type { Parameter } from '#domain/lens/model/lens.ts';

type Named = Pick<Parameter, 'name'>;

const FLAT = /Flat$/;

export interface FieldPlaces {
  /** The number of rows. */
  rows: number;
  /** The fields that must start a row, but would not by themselves. */
  begin: ReadonlySet<string>;
}

/** Places a lens's fields in so many columns: the values of the flat and the steep meridian share a row. */
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
