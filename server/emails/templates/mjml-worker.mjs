// Plain JavaScript, because on Node 20 a TypeScript loader does not reach worker threads.

import { parentPort } from 'node:worker_threads';
import mjml2html from 'mjml';

/** MJML reads no files and loads no fonts. */
const OPTIONS = { validationLevel: 'soft', ignoreIncludes: true, keepComments: false, fonts: {} };

parentPort?.on('message', async (source) => {
  try {
    const { html, errors } = await mjml2html(source, OPTIONS);
    const found = errors.map(({ line, tagName, message }) => ({ line, tagName, message }));
    parentPort?.postMessage({ html, errors: found }, []);
  } catch (error) {
    // What is no MJML at all.
    const message = error instanceof Error ? error.message : 'MJML cannot read this';
    parentPort?.postMessage({ html: '', errors: [{ line: 1, tagName: 'mjml', message }] }, []);
  }
});
parentPort?.postMessage('ready', []);
