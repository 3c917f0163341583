import type { FastifyRequest } from 'fastify';

/** Whether the caller has the answer with this tag already; a proxy may have made the tag a weak one. */
export function hasAlready({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//u, '') === tag);
}
