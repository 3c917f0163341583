import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { ALL_CALCULATORS } from '#domain/consultant/calculators/all-calculators.ts';
import type { Calculator, Field } from '#domain/consultant/calculators/parts/calculator.ts';
import { UNIT_CODES } from '#domain/consultant/calculators/parts/units.ts';
import { textOf } from '#providers/messages/text-of.ts';
import { PlaceContext } from '#src/consultant/page/place.ts';
import { consultantPages } from '#src/consultant/pages.ts';

type Pick = 'min' | 'max';

const valueOf = (field: Field, pick: Pick): string =>
  field.kind === 'choice'
    ? (field.options[pick === 'min' ? 0 : field.options.length - 1] ?? '')
    : `${field[pick]}${UNIT_CODES[field.units[0]]}`;

/** A link with the least or the largest value of every field, by turns for 'mixed'. */
function queryOf({ fields }: Calculator, pick: Pick | 'mixed'): string {
  const turns: Pick[] = ['min', 'max'];
  const given = Object.entries(fields).map(([name, field], index): [string, string] => [
    name,
    valueOf(field, pick === 'mixed' ? (turns[index % 2] ?? 'min') : pick),
  ]);
  return `?${new URLSearchParams(given).toString()}`;
}

const cases = ALL_CALCULATORS.flatMap((calculator) =>
  (['min', 'max', 'mixed'] as const).map((pick) => [calculator.id, pick, calculator] as const),
);

it.each(cases)(
  'VC-01 the pages of the calculators, at the ends of every field: %s draws and says something with %s values',
  async (id, pick, calculator) => {
    const Page = consultantPages.find(({ name }) => name === id)?.page;
    if (!Page) throw new Error(`${id} has no page`);
    const place = { pathname: '/', search: queryOf(calculator, pick), go: () => {} };
    const { container } = render(
      <PlaceContext value={place}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </PlaceContext>,
    );
    const title = textOf('consultantPages')(`${id}.title`);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(container.querySelector('.calculator-picture')?.innerHTML).not.toMatch(/NaN|Infinity/);
    expect(container.querySelector('.calculator-result')?.textContent).not.toBe('');
  },
);
