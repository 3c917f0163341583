import { createServer, type AddressInfo, type Socket } from 'node:net';
import { until } from 'test-tools/until.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';
import { startSmtp } from './support/smtp.ts';

const EMAIL = {
  messageId: '<outbox-1@clear.test>',
  to: ['practice@lens.test'],
  subject: 'Order LP-1 is closed',
  text: 'Closed',
  html: '<p>Closed</p>',
};

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function mailerTo(port: number | string) {
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'o@clear.test' });
  ends.push(() => mailer.close?.());
  return mailer;
}

/** Accepts every connection and never answers. */
async function startSilentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => socket.destroy()).resume());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { port, taken: () => sockets.length };
}

describe('the SMTP mailer', () => {
  it('SE-07 sends many, one after the other, over one connection, and over a new one when that was lost', async () => {
    const first = await startSmtp();
    const { port } = new URL(first.url);
    const mailer = mailerTo(port);
    for (let sent = 0; sent < 5; sent += 1) await mailer.send(EMAIL);
    expect([first.received.length, first.connections()]).toEqual([5, 1]);
    await first.close();
    const second = await startSmtp(Number(port));
    ends.unshift(second.close);
    await mailer.send(EMAIL);
    expect([second.received.length, second.connections()]).toEqual([1, 1]);
  });

  it('SE-09 lets go of a server that swallows everything when nobody waits any more', async () => {
    const hole = await startSilentServer();
    const stop = new AbortController();
    const sending = mailerTo(hole.port).send(EMAIL, stop.signal);
    await until(() => expect(hole.taken()).toBe(1));
    stop.abort();
    await expect(sending).rejects.toThrow('SMTP');
  });

  it('SE-09 sends nothing any more once it is closed', async () => {
    const smtp = await startSmtp();
    ends.push(smtp.close);
    const mailer = mailerTo(new URL(smtp.url).port);
    mailer.close?.();
    await expect(mailer.send(EMAIL)).rejects.toThrow('SMTP');
    expect(smtp.received).toEqual([]);
  });
});
