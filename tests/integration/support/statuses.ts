import type { LightMyRequestResponse } from 'fastify';

/** The status of each, in ascending order. */
export function statusesOf(responses: LightMyRequestResponse[]): number[] {
  return responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
}
