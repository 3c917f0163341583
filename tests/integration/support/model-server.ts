import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A tool call of the scripted model. */
export interface ScriptedCall {
  tool: string;
  args: unknown;
}

/** What the scripted model does with one request. */
export type Move =
  | { kind: 'say'; text: string; tokens?: number }
  | { kind: 'call'; calls: readonly ScriptedCall[]; tokens?: number }
  /** Writes to the response by itself. */
  | { kind: 'raw'; write: (response: ServerResponse) => void | Promise<void> };

/** What the model was sent, as far as tests look at it. */
export interface Seen {
  body: string;
  authorization: string | undefined;
}

export type Script = (request: { body: string; number: number }) => Move;

export interface ModelServer {
  url: string;
  seen: Seen[];
  /** Resolves when a connection was closed by the other side before its answer ended. */
  aborted: Promise<unknown>;
  script: (script: Script) => void;
  close: () => Promise<void>;
}

const CHUNK = 7;

function line(delta: unknown, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`;
}

/** The last line, with what the request used. */
function usage(tokens: number | undefined): string {
  const used = tokens ?? 20;
  const counted = { prompt_tokens: used - 10, completion_tokens: 10, total_tokens: used };
  return `data: ${JSON.stringify({ id: 'x', choices: [], usage: counted })}\n\ndata: [DONE]\n\n`;
}

/** The start of a stream of completions. */
export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** A piece of the answer, as the protocol has it. */
export function piece(text: string): string {
  return line({ role: 'assistant', content: text });
}

/** The end of an answer. */
export function ending(tokens?: number): string {
  return line({}, 'stop') + usage(tokens);
}

function say(response: ServerResponse, text: string, tokens: number | undefined): void {
  begin(response);
  for (let from = 0; from < text.length; from += CHUNK) {
    response.write(piece(text.slice(from, from + CHUNK)));
  }
  response.end(ending(tokens));
}

function call(
  response: ServerResponse,
  calls: readonly ScriptedCall[],
  tokens: number | undefined,
): void {
  begin(response);
  for (const [index, { tool, args }] of calls.entries()) {
    const named = { name: tool, arguments: JSON.stringify(args) };
    const one = { index, id: `call-${index}`, type: 'function', function: named };
    response.write(line({ role: 'assistant', tool_calls: [one] }));
  }
  response.end(line({}, 'tool_calls') + usage(tokens));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const part of request) pieces.push(part as Buffer);
  return Buffer.concat(pieces).toString();
}

const HELLO: Script = () => ({ kind: 'say', text: 'Hello.' });

/** Starts a server that speaks the protocol of chat completions and follows a script. */
export async function startModelServer(): Promise<ModelServer> {
  let script = HELLO;
  const seen: Seen[] = [];
  const connections = new EventEmitter();
  const aborted = once(connections, 'aborted');
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    seen.push({ body, authorization: request.headers.authorization });
    const move = script({ body, number: seen.length });
    if (move.kind === 'say') say(response, move.text, move.tokens);
    else if (move.kind === 'call') call(response, move.calls, move.tokens);
    else await move.write(response);
  };
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) connections.emit('aborted');
    });
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen,
    aborted,
    script: (next) => {
      script = next;
      seen.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
