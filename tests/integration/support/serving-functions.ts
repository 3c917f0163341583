/**
 * Serves the bundle of the callables as Cloud Functions does: each export behind Express, which has read the body. The
 * entry of the bundle is the argument; the port is told to the parent. Runs on the Node of the platform, without a loader.
 */
import type { Express, RequestHandler } from 'express';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';

const [entry] = process.argv.slice(2);
if (!entry) throw new Error('Name the entry of the bundle');
// Express comes with firebase-functions, which the bundle finds from where it is.
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
// Whoever has started this may be killed.
process.on('disconnect', () => process.exit());
