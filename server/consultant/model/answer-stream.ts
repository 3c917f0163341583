import type { FastifyReply } from 'fastify';
import type { AnswerPart } from '#domain/consultant/conversation/consultant-model.ts';

/** Writes the parts as lines of JSON, as they come. Ends with them, or when nobody reads any more. */
export async function streamParts(
  reply: FastifyReply,
  parts: AsyncGenerator<AnswerPart>,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    // A connection that was used for a stream is not reused: it would delay a server that closes.
    connection: 'close',
    // Stops proxies from buffering the lines.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  try {
    for await (const part of parts) {
      if (raw.destroyed) return;
      raw.write(`${JSON.stringify(part)}\n`);
    }
  } finally {
    raw.end();
  }
}
