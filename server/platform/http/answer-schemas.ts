import type { FastifyInstance } from 'fastify';
import type { ZodType } from 'zod';
import { withoutLimits } from '#domain/basics/without-limits.ts';

/**
 * SE-13: takes the limits of input off the schema of every answer, of all routes that are registered later. An answer
 * has what is stored, also what no form takes any more.
 */
export function registerAnswerSchemas(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const response = route.schema?.response as Record<string, ZodType> | undefined;
    if (!response) return;
    const answers = Object.entries(response).map(([status, schema]) => [
      status,
      withoutLimits(schema),
    ]);
    route.schema = { ...route.schema, response: Object.fromEntries(answers) };
  });
}
