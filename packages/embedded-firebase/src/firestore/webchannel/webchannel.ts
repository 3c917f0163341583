import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../base/caller.ts';
import { readBody, requestUrl } from '../../base/http.ts';
import { listenStream, writeStream } from '../calls/message-stream.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import {
  forwardMessages,
  frame,
  handshakeAuthorization,
  wholeNumber,
} from './webchannel-framing.ts';
import { WebChannelSession } from './webchannel-session.ts';
import type { Rpc } from './webchannel-session.ts';
import { WebChannelTurns } from './webchannel-turns.ts';
import type { TurnLimits } from './webchannel-turns.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const PROTOCOL_VERSION = 8;
const PEER_VERSION = 14;
/** Sent to the client, which takes a back channel silent for 1.5 times this as dead. */
const KEEP_ALIVE_MS = 30_000;
const NOOP_EVERY_MS = 25_000;
const ABANDONED_AFTER_MS = 90_000;
/** Ten MiB of writes, which the form encoding may triple. */
const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

interface WebChannel {
  /** False, at once, if the path is not a channel's. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): void;
}

/**
 * The transport of the web SDK's Listen and Write streams: the client posts messages, the server
 * answers on one long GET. `callerOf` checks the Authorization header and may throw UNAUTHENTICATED.
 */
export function createWebChannel(
  engine: FirestoreEngine,
  callerOf: (header: string | undefined) => Caller,
  limits?: TurnLimits,
): WebChannel {
  const turns = new WebChannelTurns(limits);
  const sessions = new Map<string, WebChannelSession>();
  const timer = setInterval(() => sweep(sessions), NOOP_EVERY_MS).unref();

  async function answer(rpc: Rpc, url: URL, request: IncomingMessage, response: ServerResponse) {
    const query = url.searchParams;
    const sid = query.get('SID');
    const session = sid === null ? undefined : sessions.get(sid);
    turns.note(session, request.socket);
    if (query.get('TYPE') === 'terminate') {
      terminate(sessions, session);
      response.end();
    } else if (sid !== null && !session) {
      response.writeHead(400).end('Unknown SID');
    } else if (!session) {
      const form = await readForm(request);
      const open = rpc === 'Listen' ? listenStream : writeStream;
      const header = handshakeAuthorization(query, form, request.headers);
      const opened = new WebChannelSession(
        rpc,
        open(engine, () => callerOf(header)),
      );
      sessions.set(opened.id, opened);
      welcome(opened, response);
      opened.receive(forwardMessages(form));
    } else if (query.get('TYPE') === 'xmlhttp') {
      response.on('close', turns.begin(session, request.socket));
      attach(session, query, response);
    } else {
      session.receive(forwardMessages(await readForm(request)));
      response.end(frame(session.acknowledge(wholeNumber(query.get('AID')))));
    }
  }

  return {
    handle(request, response) {
      const url = requestUrl(request.url);
      const [, rpc] = PATH.exec(url.pathname) ?? [];
      if (rpc !== 'Listen' && rpc !== 'Write') return false;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache, no-store');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      answer(rpc, url, request, response).catch(() => {
        if (!response.headersSent) response.writeHead(400);
        response.end();
      });
      return true;
    },
    close() {
      clearInterval(timer);
      for (const session of sessions.values()) terminate(sessions, session);
    },
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, BODY_LIMIT_BYTES)).toString('utf8'));
}

function welcome({ id, httpSessionId }: WebChannelSession, response: ServerResponse): void {
  response.setHeader('X-HTTP-Session-Id', httpSessionId);
  response.end(frame([[0, ['c', id, '', PROTOCOL_VERSION, PEER_VERSION, KEEP_ALIVE_MS]]]));
}

/** `CI=1` asks for long polling: some proxies hold an answer back until it ends. */
function attach(
  session: WebChannelSession,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  response.flushHeaders();
  const endAfterFirstChunk = query.get('CI') === '1';
  session.attach(response, wholeNumber(query.get('AID')), { endAfterFirstChunk });
}

function terminate(
  sessions: Map<string, WebChannelSession>,
  session: WebChannelSession | undefined,
): void {
  if (!session) return;
  sessions.delete(session.id);
  session.close();
}

function sweep(sessions: Map<string, WebChannelSession>): void {
  for (const session of sessions.values()) {
    const since = session.abandonedSince;
    if (since !== null && Date.now() - since > ABANDONED_AFTER_MS) terminate(sessions, session);
    else session.keepAlive();
  }
}
