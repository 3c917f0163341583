import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';

/** What is sent; a function when each request has its own. */
type Payload = object | (() => object);
type Request = () => InjectOptions;

const SEEN = { 'if-match': '"1"' };
const sent = (payload?: Payload) => (typeof payload === 'function' ? payload() : payload);

export const reads =
  (url: string, query?: Record<string, string>): Request =>
  () => ({ method: 'GET', url, ...(query && { query }) });

export const asks =
  (url: string, payload?: Payload): Request =>
  () => ({ method: 'POST', url, payload: sent(payload) });

/** What makes something, with a key of its own. */
export const creates =
  (url: string, payload?: Payload): Request =>
  () => ({
    ...asks(url, payload)(),
    headers: { 'idempotency-key': randomUUID() },
  });

/** A step, an edit and a removal of version 1. */
export const steps =
  (url: string, payload?: Payload): Request =>
  () => ({ ...asks(url, payload)(), headers: SEEN });

export const edits =
  (url: string, payload?: Payload): Request =>
  () => ({ ...steps(url, payload)(), method: 'PUT' });

export const deletes =
  (url: string): Request =>
  () => ({ ...steps(url)(), method: 'DELETE' });
