import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fastifyOptions } from '#server/app/fastify-options.ts';
import { StartError } from '#server/platform/program/start-error.ts';
import { inStep, SAY_EVERY } from '#server/platform/program/start-step.ts';
import { createGate } from '../../fixtures/gate.ts';

const SECRET = 'ada@lens.test';
const HOUR = 60 * 60_000;

const refused = Object.assign(new Error(`invalid byte sequence in ${SECRET}`), {
  severity: 'ERROR',
  code: '22021',
  detail: SECRET,
});

describe('a step that takes long', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says which step it is, since when, and what it waits for, until it has ended', async () => {
    const said: string[] = [];
    const page = createGate<string>();
    const step = { name: 'Building the page', waitsFor: 'Vite' };
    const built = inStep(
      step,
      () => page.opened,
      (line) => said.push(line),
    );
    await vi.advanceTimersByTimeAsync(SAY_EVERY - 1);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(SAY_EVERY + 1);
    const expected = [15, 30].map(
      (seconds) =>
        `Building the page has taken ${seconds} s, and waits for Vite. It goes on; nothing has failed.`,
    );
    expect(said).toEqual(expected);
    page.open('built');
    expect(await built).toBe('built');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(said).toHaveLength(2);
  });

  it('is not ended by Fastify, as long as it takes', async () => {
    const config = { logLevel: 'silent', trustedProxies: 0 } as const;
    const app = Fastify(fastifyOptions({ config }));
    const step = createGate();
    app.addHook('onReady', () => step.opened);
    const ready = app.ready().then(() => 'ready');
    await vi.advanceTimersByTimeAsync(HOUR);
    step.open();
    expect(await ready).toBe('ready');
    await app.close();
  });
});

describe('a step that fails', () => {
  it('SE-10 names the step that failed, without data', async () => {
    const failed = inStep('Opening the database', () => Promise.reject(refused));
    await expect(failed).rejects.toThrow(/^Opening the database failed: Error \(code 22021/);
    await expect(failed).rejects.not.toThrow(SECRET);
  });

  it('says what it waited for, and what to do', async () => {
    const step = { name: 'Building', waitsFor: 'Vite', todo: 'Start again.' };
    const failed = inStep(step, () => Promise.reject(new TypeError(SECRET)));
    await expect(failed).rejects.toThrow(
      /^Building failed: TypeError\n[^]*\nIt waited for Vite\.\nStart again\.$/,
    );
  });

  it('leaves the words of a step that says itself what is wrong', async () => {
    const failed = inStep('Opening', () => Promise.reject(new StartError('In use.')));
    await expect(failed).rejects.toThrow(/^In use\.$/);
  });
});
