import { afterEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { ImportCheck } from '#domain/import/import.ts';
import { agreedPrices } from '#server/lenses/prices/table.ts';
import { checked, imported, linesOf, sent, settled, step } from './support/imports.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
afterEach(() => portal.database.db.delete(agreedPrices));

/** A file of prices, each with its first and last day. */
const fileOf = (...days: [from: string, until: string][]) =>
  [
    'Lens;Account;Price;First day;Last day',
    ...days.map(
      ([from, until], at) => `${at % 2 ? 'Hybrid' : 'GP Sphere'};100200;50;${from};${until}`,
    ),
  ].join('\n');

const kind = 'prices' as const;

/** Runs a file dry with an answer. */
async function checkedWith(content: string, dateOrder?: ImportCheck['answers']['dateOrder']) {
  const file = await sent(portal, content, kind);
  const answers = dateOrder === undefined ? {} : { answers: { dateOrder } };
  const response = await step(portal, file, 'check', {
    mapping: file.mapping,
    sendEmails: false,
    ...answers,
  });
  return { file, response };
}

/** The first and last days that the lines enter. */
async function daysOf(id: string) {
  const lines = await linesOf(portal, id, 'created');
  return lines.map(({ after }) => [after['validFrom'], after['validUntil']]);
}

describe('AD-18 the dates of a file of prices', () => {
  it('AD-18 are asked about when they can be read two ways, before anything is imported', async () => {
    const content = fileOf(['2026-01-05', ''], ['01/02/2026', '05/03/2026']);
    const { file, response } = await checkedWith(content);
    expect(response.statusCode).toBe(422);
    expect(apiErrorSchema.parse(response.json()).errors).toEqual({
      'answers.dateOrder': {
        rule: 'twoWays',
        value: '01/02/2026',
        message:
          '01/02/2026 can be read two ways. Answer monthFirst for 2026-01-02 or dayFirst for 2026-02-01',
      },
    });
    expect(await settled(portal, file.id)).toMatchObject({ version: file.version, checked: null });
    expect(await linesOf(portal, file.id)).toMatchObject([
      { outcome: 'open' },
      { outcome: 'open' },
    ]);
  });

  it('AD-18 are read as answered, also when they are imported', async () => {
    const content = fileOf(['01/02/2026', '05/03/2026'], ['2026-04-01', '']);
    const answers = { dateOrder: 'dayFirst' } as const;
    const done = await imported(portal, content, { kind, answers });
    expect(done).toMatchObject({
      answers: { dateOrder: 'dayFirst', unclearDate: '01/02/2026' },
      applied: { created: 2, refused: 0 },
    });
    const stored = await portal.database.db.select().from(agreedPrices);
    expect(stored.map(({ validFrom, validUntil }) => [validFrom, validUntil])).toEqual(
      expect.arrayContaining([
        ['2026-02-01', '2026-03-05'],
        ['2026-04-01', null],
      ]),
    );
    const american = await checked(portal, content, { kind, answers: { dateOrder: 'monthFirst' } });
    expect((await daysOf(american.id))[0]).toEqual(['2026-01-02', '2026-05-03']);
  });

  it('AD-18 are not asked about when one of them tells how they are meant, or all have dots', async () => {
    const american = await checked(portal, fileOf(['2/3/2026', '12/31/2026']), { kind });
    expect(await daysOf(american.id)).toEqual([['2026-02-03', '2026-12-31']]);
    expect(american.answers).toMatchObject({ dateOrder: 'monthFirst', unclearDate: null });
    const european = await checked(portal, fileOf(['2/3/2026', ''], ['31/1/2026', '']), { kind });
    expect(await daysOf(european.id)).toEqual([
      ['2026-03-02', null],
      ['2026-01-31', null],
    ]);
    const dotted = await checked(portal, fileOf(['01.12.2026', '02.12.2026']), { kind });
    expect(await daysOf(dotted.id)).toEqual([['2026-12-01', '2026-12-02']]);
    expect(dotted.answers).toMatchObject({ dateOrder: null, unclearDate: null });
  });

  it('AD-18 tell more than an answer that says otherwise', async () => {
    const { file } = await checkedWith(fileOf(['2/3/2026', '12/31/2026']), 'dayFirst');
    await settled(portal, file.id);
    expect(await daysOf(file.id)).toEqual([['2026-02-03', '2026-12-31']]);
  });
});
