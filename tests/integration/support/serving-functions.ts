/**
 * Serves the bundle of the callables as Cloud Functions does: each export behind Express, which has parsed the body.
 * The argument is the entry of the bundle. Sends the port to the parent. Runs on the platform's Node, without a loader.
 */

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { Express, RequestHandler } from 'express';

const [entry] = process.argv.slice(2);
if (!entry) throw new Error('Name the entry of the bundle');
// Express is a dependency of firebase-functions, which resolves from the bundle.
const require = createRequire(createRequire(entry).resolve('firebase-functions'));
const express = require('express') as (() => Express) & { json: () => RequestHandler };
const functions = (await import(pathToFileURL(entry).href)) as Record<string, RequestHandler>;

const app = express();
app.use(express.json());
for (const [name, handler] of Object.entries(functions)) app.all(`/${name}`, handler);
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port, node: process.versions.node, names: Object.keys(functions) });
});
// The parent may have been killed.
process.on('disconnect', () => process.exit());
