import { EventStream } from '#server/platform/events/event-stream.ts';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';

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
