import { describe, expect, it } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import type { OpenedEngine } from '#local-firebase/firestore/engine.ts';
import type { Write, WriteResponse } from '#local-firebase/firestore/values/types.ts';
import { admin, engineWith, fieldsOf, nameOf, setWrite, toFields, toValue } from './builders.ts';

function openStream(engine: OpenedEngine) {
  const responses: WriteResponse[] = [];
  const errors: unknown[] = [];
  const stream = engine.write(
    admin,
    (response) => responses.push(response),
    (error) => errors.push(error),
  );
  stream.receive({});
  return { stream, responses, errors };
}

const increment: Write = {
  transform: {
    document: nameOf('o/a'),
    fieldTransforms: [{ fieldPath: 'n', increment: toValue(1) }],
  },
};
const refused: Write = { ...setWrite('o/none', {}), currentDocument: { exists: true } };

describe('the write stream', () => {
  it('answers the first message with its id and a token, and no results', async () => {
    const { responses } = openStream(await engineWith());
    expect(responses).toEqual([
      { streamId: expect.stringMatching(/./), streamToken: expect.stringMatching(/./) },
    ]);
  });

  it('answers batches in order, each with its own results', async () => {
    const engine = await engineWith();
    const { stream, responses, errors } = openStream(engine);
    for (let batch = 0; batch < 5; batch++) stream.receive({ writes: [increment] });
    stream.receive({ writes: [] });
    await until(() => expect(responses).toHaveLength(7));
    const counts = responses
      .slice(1)
      .map(({ writeResults }) => writeResults?.[0]?.transformResults);
    expect(counts).toEqual([...[1, 2, 3, 4, 5].map((n) => [toValue(n)]), undefined]);
    const times = responses.slice(1).map(({ commitTime = '' }) => commitTime);
    expect(times).toEqual([...new Set(times)].toSorted());
    expect(responses.every(({ streamToken }) => streamToken !== '')).toBe(true);
    expect(errors).toEqual([]);
  });

  it('after a refused batch answers those before it, fails once, and leaves those behind it', async () => {
    const engine = await engineWith();
    const { stream, responses, errors } = openStream(engine);
    stream.receive({ writes: [increment] });
    stream.receive({ writes: [refused] });
    stream.receive({ writes: [increment] });
    stream.receive({ writes: [refused] });
    await until(() => expect(errors).not.toEqual([]));
    expect(responses).toHaveLength(2);
    expect(errors).toEqual([expect.objectContaining({ status: 'NOT_FOUND' })]);
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ n: 1 }));
  });

  it('refuses a batch that is no list with INVALID_ARGUMENT', async () => {
    const engine = await engineWith();
    const { stream, errors } = openStream(engine);
    stream.receive(JSON.parse('{"writes": "all"}'));
    await until(() =>
      expect(errors).toEqual([expect.objectContaining({ status: 'INVALID_ARGUMENT' })]),
    );
  });

  it('finishes what it has begun when it is closed, but tells nobody', async () => {
    const engine = await engineWith();
    const { stream, responses, errors } = openStream(engine);
    stream.receive({ writes: [increment] });
    stream.close();
    stream.receive({ writes: [increment] });
    await until(() => expect(fieldsOf(engine, 'o/a')).not.toBeNull());
    await engine.close();
    expect([responses.length, errors.length]).toEqual([1, 0]);
    expect(fieldsOf(engine, 'o/a')).toEqual(toFields({ n: 1 }));
  });
});
