import { inTurn as inTurnOfKey } from '#local-firebase/storage/endpoints/upload-resumable.ts';
import { inTurn } from '#providers/async/in-turn.ts';
import { inTurnOf } from '#server/access/sessions/session-document.ts';
import { describe, expect, it } from 'vitest';

type Work = () => Promise<void>;

const ofProviders = inTurn();

/** Works that wait for each other: of a browser, of the server's sessions, of the embedded Storage. */
const QUEUES: [string, (work: Work) => Promise<void>][] = [
  ['inTurn', (work) => ofProviders(work)],
  ['inTurnOf', (work) => inTurnOf('one', work)],
  ['inTurn of the Storage', (work) => inTurnOfKey('one', work)],
];

describe.each(QUEUES)('%s', (_name, run) => {
  it('begins each work when the one before has ended', async () => {
    const said: string[] = [];
    const work = (name: string) => async () => {
      said.push(`${name} begins`);
      await Promise.resolve();
      said.push(`${name} ends`);
    };
    await Promise.all([run(work('a')), run(work('b'))]);
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('SE-09 goes on after a work that failed, which only its own caller hears of', async () => {
    const said: string[] = [];
    const results = await Promise.allSettled([
      run(async () => {
        await Promise.resolve();
        throw new Error('lost');
      }),
      run(async () => void said.push('next')),
      run(async () => void said.push('last')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(said).toEqual(['next', 'last']);
  });
});

describe('inTurnOf', () => {
  it('answers what each work answers, and lets works of other names go ahead', async () => {
    const gates: (() => void)[] = [];
    const held = inTurnOf(
      'held',
      () =>
        new Promise<string>((resolve) => {
          gates.push(() => resolve('held'));
        }),
    );
    expect(await inTurnOf('free', async () => 'free')).toBe('free');
    for (const open of gates) open();
    expect(await held).toBe('held');
  });
});
