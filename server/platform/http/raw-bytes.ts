import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The body as it was sent, which is what is signed. A private field: no hook looks into it byte by byte. */
class RawBytes {
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  get(): Buffer {
    return this.#bytes;
  }
}

/** Makes the routes of the scope take bodies as they were sent, up to so many bytes, of every content type. */
export function takeRawBody(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, new RawBytes(Buffer.from(body))),
  );
}

/** Returns the body as it was sent; empty without one. */
export function rawBodyOf({ body }: FastifyRequest): Buffer {
  return body instanceof RawBytes ? body.get() : Buffer.alloc(0);
}
