import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { placeFields } from '#src/customer/order/problems/field-places.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

/** In which row and column each field stands, played out as a grid does it. */
function play(names: readonly { name: string }[], columns: number) {
  const { begin, rows } = placeFields(names, columns);
  const places = new Map<string, number>();
  let [row, column] = [0, 0];
  for (const { name } of names) {
    const isFull = column === columns;
    if (isFull || (begin.has(name) && column > 0)) [row, column] = [row + 1, 0];
    places.set(name, row);
    column += 1;
  }
  expect(rows).toBe(names.length === 0 ? 0 : row + 1);
  return places;
}

describe('the fields of an eye', () => {
  it('OR-01 stand with flat and steep in one row', () => {
    const bitoric = named(
      'baseCurveFlat',
      'baseCurveSteep',
      'diameter',
      'sphereFlat',
      'sphereSteep',
    );
    const { begin, rows } = placeFields(bitoric, 2);
    expect([[...begin], rows]).toEqual([['sphereFlat'], 3]);
    expect(placeFields(bitoric, 3)).toEqual({ begin: new Set(), rows: 2 });
    expect(placeFields(named(), 2)).toEqual({ begin: new Set(), rows: 0 });
  });

  it.each(catalogue.map((lens) => [lens.name, lens] as const))('OR-01 of %s', (_name, lens) => {
    const split = [2, 3].flatMap((columns) => {
      const places = play(lens.parameters, columns);
      return [...places].filter(([name, row]) => {
        const steep = name.endsWith('Flat') ? places.get(name.replace(/Flat$/, 'Steep')) : row;
        return steep !== undefined && steep !== row;
      });
    });
    expect(split).toEqual([]);
  });
});
