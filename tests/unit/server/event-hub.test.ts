import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { ChangeEvent } from '#domain/emails/notices/event.ts';
import { ChannelListeners } from '#server/platform/database/connections/channel-listeners.ts';
import type { Handle } from '#server/platform/database/database.ts';
import type { Database } from '#server/platform/database/open-database.ts';
import { EventHub } from '#server/platform/events/event-hub.ts';
import { EventStream } from '#server/platform/events/event-stream.ts';
import { JobRunner } from '#server/platform/jobs/job-runner.ts';
import { SettledRows } from '#server/platform/outbox/settled-rows.ts';

async function startHub() {
  const channels = new ChannelListeners();
  const listen: Database['listen'] = async (channel, onMessage, onGap) => {
    const listener = { onMessage, onGap };
    channels.add(channel, listener);
    return async () => void channels.remove(channel, listener);
  };
  const onUnreadable = vi.fn<(error: Error) => void>();
  const hub = new EventHub(onUnreadable);
  await hub.start({ listen });
  return { hub, channels, onUnreadable };
}

function subscriber() {
  return { onChange: vi.fn<(event: ChangeEvent) => void>(), onEnd: vi.fn<() => void>() };
}

describe('EventHub', () => {
  it('ends the streams when something may have been missed, so that their clients look again', async () => {
    const { hub, channels } = await startHub();
    const one = subscriber();
    hub.subscribe(one);
    channels.notifyGap();
    expect(one.onEnd).toHaveBeenCalledOnce();
  });

  it.each(['nonsense', '{}', '{"resource":"users"}'])('hands %s on to nobody', async (payload) => {
    const { hub, channels, onUnreadable } = await startHub();
    const one = subscriber();
    hub.subscribe(one);
    channels.notify('lens_portal_events', payload);
    expect(one.onChange).not.toHaveBeenCalled();
    expect(onUnreadable).toHaveBeenCalledOnce();
  });
});

it('answers with the headers that every answer has, and those of a stream', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const stream = new EventStream(response, {
    'x-content-type-options': 'nosniff',
    vary: ['origin', 'cookie'],
    'x-request-id': undefined,
  });
  stream.end();
  expect(response.getHeaders()).toEqual({
    'x-content-type-options': 'nosniff',
    vary: ['origin', 'cookie'],
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    'x-accel-buffering': 'no',
  });
});

/** A database whose one row is in this state. */
function rowOf(row: { state: string }): Handle {
  const from = { where: () => Promise.resolve([{ state: row.state }]) };
  return { select: () => ({ from: () => from }) } as unknown as Handle;
}

const NEVER = 600_000;

describe('whoever waits for a row of the outbox', () => {
  it('is told when it is settled, also after another gave up waiting for it', async () => {
    const row = { state: 'waiting' };
    const db = rowOf(row);
    const rows = new SettledRows();
    const patient = rows.settled(db, 7, NEVER);
    expect(await rows.settled(db, 7, 1)).toBe('waiting');
    row.state = 'delivered';
    rows.notify(7);
    expect(await patient).toBe('delivered');
  });

  it('is not told of another row, and of every row when something may have been missed', async () => {
    const row = { state: 'waiting' };
    const db = rowOf(row);
    const rows = new SettledRows();
    let isTold = false;
    const patient = rows.settled(db, 7, NEVER).then((state) => {
      isTold = true;
      return state;
    });
    rows.notify(8);
    expect(await rows.settled(db, 7, 1)).toBe('waiting');
    expect(isTold).toBe(false);
    row.state = 'failed';
    rows.notifyAll();
    expect(await patient).toBe('failed');
  });
});

it('SE-09 tells once that the due jobs could not be found, runs none, and looks again', async () => {
  const lost = new Error('the database is away');
  const db = {
    insert: () => {
      throw lost;
    },
  };
  const run = vi.fn<() => Promise<void>>();
  const onError = vi.fn<(error: unknown, job: string) => void>();
  const jobs = ['sweep', 'forget'].map((name) => ({ name, every: 1_000, run }));
  const runner = new JobRunner({ database: { db } as unknown as Database, jobs, onError });
  await runner.runDue();
  expect(onError.mock.calls).toEqual([[lost, 'all']]);
  await runner.runDue();
  expect(onError).toHaveBeenCalledTimes(2);
  expect(run).not.toHaveBeenCalled();
});
