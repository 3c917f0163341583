/** One instance of the portal, as production runs it but for Firebase, which is the embedded one, in another process. */
import { initializeApp } from 'firebase-admin/app';
import { buildApp } from '#server/app/app.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { keepHeapSmall } from '#server/platform/program/heap.ts';
import { NEUTRAL_PROVIDER } from '#server/platform/program/provider.ts';

const PROJECT = 'lens-portal';
const [url, smtp, port] = process.argv.slice(2);
if (!url || !smtp || !port) throw new Error('Name the database, the SMTP server and the port');

keepHeapSmall();
initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` });
const database = await openDatabase({ url });
const app = await buildApp({
  config: { logLevel: 'error', trustedProxies: 1 },
  database,
  rateLimits: false,
  mail: {
    mailer: createSmtpMailer({ url: smtp, from: 'Lens Portal <orders@lens-portal.test>' }),
    provider: NEUTRAL_PROVIDER,
  },
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('message', () => process.send?.({ resident: process.memoryUsage.rss() }));
// Whoever started it is gone.
process.once('disconnect', () => process.exit());
process.send?.({ listens: true });
