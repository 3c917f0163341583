import { setImmediate as nextTurn } from 'node:timers/promises';
import fastifySwagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { PRODUCT_VERSION } from '#domain/basics/constants.ts';

type Described = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

const OPENAPI: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  info: { title: 'Lens Portal', version: PRODUCT_VERSION },
  components: {
    securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
  security: [{ idToken: [] }],
};

/**
 * `/api/openapi.json`, generated from the schemas of the routes that are registered later. It is made when it is first
 * asked for, a route in each turn of the event loop: all of them in one turn would keep every other request waiting for a
 * second. The text is kept.
 */
export function registerOpenApi(app: FastifyInstance): void {
  const routes: Described[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD') routes.push({ method, url, ...(schema && { schema }) });
  });
  let text: Promise<string> | undefined;
  const make = () =>
    describeAll(routes).catch((error: unknown) => {
      text = undefined;
      throw error;
    });
  app.get(
    '/api/openapi.json',
    { config: { permission: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      text ??= make();
      return reply.type('application/json; charset=utf-8').send(await text);
    },
  );
}

/** Returns the document of the routes, in JSON. */
async function describeAll(routes: readonly Described[]): Promise<string> {
  const document = await describe([]);
  const paths: NonNullable<typeof document.paths> = {};
  for (const route of routes) {
    await nextTurn();
    for (const [path, methods] of Object.entries((await describe([route])).paths ?? {})) {
      paths[path] = { ...paths[path], ...methods };
    }
  }
  return JSON.stringify({ ...document, paths });
}

/** Returns the document of these routes, by an app that has no others: the package describes all of an app's at once. */
async function describe(routes: readonly Described[]) {
  const app = Fastify();
  await app.register(fastifySwagger, { openapi: OPENAPI, transform: jsonSchemaTransform });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  for (const route of routes) {
    app.route({ ...route, exposeHeadRoute: false, handler: () => null });
  }
  await app.ready();
  return app.swagger();
}
