import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { someApplication } from './applications.ts';
import { begun } from './drafts.ts';
import { expectations, type RouteKey } from './expectations.ts';
import { submitted } from './orders.ts';
import { PEOPLE, type Person } from './people.ts';
import type { TestPortal } from './portal.ts';
import { requestsFor } from './requests.ts';
import type { JsonSchema } from './schema-places.ts';

export const ROUTES = Object.keys(expectations) as RouteKey[];

/** The input of each route according to the portal's OpenAPI, and a valid request. */
export interface OpenRoutes {
  queryNames: (route: RouteKey) => string[];
  bodyOf: (route: RouteKey) => JsonSchema | undefined;
  /** A valid request, by a person who is `allowed`. */
  request: (route: RouteKey) => InjectOptions & { url: string };
}

/** Returns a person who may use the route: anyone else gets a refusal before validation. */
export function allowed(route: RouteKey): Person {
  const person = PEOPLE.find((one) => ![401, 403].includes(expectations[route][one]));
  if (!person) throw new Error(`Nobody may use ${route}`);
  return person;
}

const openApiSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })
          .optional(),
      }),
    ),
  ),
});

/** Creates the order, application and draft that the requests need. */
export async function openRoutes(portal: TestPortal): Promise<OpenRoutes> {
  const requests = requestsFor(portal, {
    orderId: (await submitted(portal)).id,
    applicationId: (await someApplication(portal)).id,
    draftId: (await begun(portal)).id,
  });
  const description = await portal.request(null, { url: '/api/openapi.json' });
  const { paths } = openApiSchema.parse(description.json());
  const shapeOf = (route: RouteKey) => {
    const [method = '', url = ''] = route.split(' ');
    return paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  };
  return {
    queryNames: (route) =>
      (shapeOf(route)?.parameters ?? [])
        .filter((one) => one.in === 'query')
        .map(({ name }) => name),
    bodyOf: (route) => shapeOf(route)?.requestBody?.content['application/json']?.schema,
    request: (route) => {
      const request = requests[route](allowed(route));
      if (typeof request.url !== 'string') throw new Error(`${route} has no address`);
      return Object.assign(request, { url: request.url });
    },
  };
}
