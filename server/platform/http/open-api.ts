import { PRODUCT_VERSION } from '#domain/constants.ts';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** `/api/openapi.json`, generated from the schemas of the routes. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: 'Lens Portal', version: PRODUCT_VERSION },
      components: {
        securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      security: [{ idToken: [] }],
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { config: { permission: 'public' }, schema: { hide: true } }, () =>
    app.swagger(),
  );
}
