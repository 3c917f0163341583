// @vitest-environment jsdom

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { createFront, listenLocal } from 'embedded-firebase';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openEmbeddedFirebase } from '#server/local/firebase-host.ts';
import { createLocalServer } from '#server/local/http.ts';
import { composeMail, type Mail } from '#server/local/mailbox-mail.ts';
import { registerMailboxRoutes } from '#server/local/mailbox-routes.ts';
import { openLocalMailbox, type LocalMailbox } from '#server/local/mailbox.ts';
import { buildMail, MAIL_LINK, MAIL_TIME } from '../support/build-mail.ts';

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'mailbox.jsonl');
}

interface Served {
  origin: string;
  port: number;
  mailbox: LocalMailbox;
  file: string;
}

/** The mailbox on a port of its own, behind the guard of local mode, with the Firebase that mails to it. */
async function serve(): Promise<Served> {
  const file = await newFile();
  const mailbox = await openLocalMailbox(file);
  const firebase = await openEmbeddedFirebase({
    root: process.cwd(),
    folder: null,
    projectId: 'lens-portal',
    origin: 'http://127.0.0.1:3000',
    onMail: (mail) => mailbox.put(composeMail(mail, new Date(MAIL_TIME))),
  });
  const app = Fastify();
  await registerMailboxRoutes(app, mailbox);
  await app.ready();
  const server = createLocalServer({
    firebase: (request, response) => firebase.handle(request, response),
    api: (request, response) => app.routing(request, response),
  });
  const front = createFront(server, firebase);
  const port = await listenLocal(front, 0);
  onTestFinished(async () => {
    front.close();
    server.closeAllConnections();
    await app.close();
    await firebase.close();
    await mailbox.close();
  });
  return { origin: `http://127.0.0.1:${port}`, port, mailbox, file };
}

async function callFirebase(origin: string, action: string, body: object, locale?: string) {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(locale && { 'x-firebase-locale': locale }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

const signUp = (origin: string, email: string) =>
  callFirebase(origin, 'signUp', { email, password: 'correct horse', displayName: 'Ada <Adams>' });

/** `fetch` lets nobody choose Host and Origin. */
function statusOf(port: number, method: string, path: string, headers: Record<string, string>) {
  return new Promise<number | undefined>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

async function pageOf(origin: string, path = '/local/mailbox', headers = {}): Promise<Document> {
  const response = await fetch(`${origin}${path}`, { headers });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

describe('the local mailbox', () => {
  it('holds a mail, on disk too, when the request that caused it is answered', async () => {
    const { origin, mailbox, file } = await serve();
    const { idToken } = await signUp(origin, 'ada@lens.test');
    await callFirebase(origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }, 'es');
    const kept = await readFile(file, 'utf8');
    const [mail] = mailbox.list();
    expect(mail).toMatchObject({ to: 'ada@lens.test', requestType: 'VERIFY_EMAIL', locale: 'es' });
    // Its checksum is on the next line.
    expect(JSON.parse(kept.split('\n')[0] ?? '')).toEqual({ mail });
    const { email } = await callFirebase(origin, 'update', {
      oobCode: new URL(mail?.link ?? '').searchParams.get('oobCode'),
    });
    expect(email).toBe('ada@lens.test');
  });

  it('VA-01 SE-12 gets nothing for an unknown address, of which Firebase itself tells nobody', async () => {
    const { origin, mailbox } = await serve();
    const answer = await callFirebase(origin, 'sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'no@one.test',
    });
    expect(answer).toEqual({
      email: 'no@one.test',
      kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    });
    expect(mailbox.list()).toEqual([]);
  });

  it('shows each mail in its language, with a link that works', async () => {
    const mails = [
      ['VERIFY_EMAIL', 'es-MX', 'Verifique su correo electrónico', 'Verificar el correo'],
      ['PASSWORD_RESET', undefined, 'Set a new password', 'Set a new password'],
      ['VERIFY_AND_CHANGE_EMAIL', 'fr', 'Confirm your new email', 'Confirm email'],
      ['PASSWORD_RESET', 'es', 'Elija una contraseña nueva', 'Elegir una contraseña nueva'],
    ] as const;
    const { origin, mailbox } = await serve();
    for (const [requestType, locale, subject, action] of mails) {
      await mailbox.empty();
      await mailbox.put(buildMail({ requestType, locale }));
      const page = await pageOf(origin);
      expect(page.querySelector('h2')?.textContent).toBe(subject);
      expect(page.querySelector('h2')?.lang).toBe(locale?.startsWith('es') ? 'es' : 'en');
      const link = page.querySelector<HTMLAnchorElement>('.body a');
      expect([link?.textContent, link?.href]).toEqual([action, MAIL_LINK]);
      expect(mailbox.list()[0]?.text).toContain(`\n\n${MAIL_LINK}\n\n`);
    }
  });

  it('greets by name, and shows what is in a name as text', async () => {
    const { origin, mailbox } = await serve();
    await mailbox.put(buildMail({ displayName: '<img src=x>\n Ada' }));
    await mailbox.put(buildMail({ displayName: '', locale: 'es', to: '"a&b"@lens.test' }));
    const page = await pageOf(origin);
    const [spanish, english] = page.querySelectorAll('.mails > li');
    expect(english?.querySelector('.body p')?.textContent).toBe('Hello <img src=x> Ada,');
    expect(spanish?.querySelector('.body p')?.textContent).toBe('Hola:');
    expect(spanish?.querySelector('dd')?.textContent).toBe('"a&b"@lens.test');
    expect(page.querySelector('img, script')).toBeNull();
  });

  it('lists the newest first, for people and for tools, by address in any case', async () => {
    const { origin, mailbox } = await serve();
    for (const [second, to] of ['a@lens.test', 'b@lens.test', 'a@lens.test'].entries())
      await mailbox.put(buildMail({ to }, second));
    const page = await pageOf(origin);
    const times = [...page.querySelectorAll('time')].map(({ dateTime }) => dateTime.slice(17, 19));
    expect(times).toEqual(['02', '01', '00']);
    const all = (await (await fetch(`${origin}/local/mailbox.json`)).json()) as Mail[];
    expect(all).toEqual(mailbox.list());
    expect(all.map(({ to }) => to)).toEqual(['a@lens.test', 'b@lens.test', 'a@lens.test']);
    const some = await fetch(`${origin}/local/mailbox.json?to=A%40lens.test`);
    expect(((await some.json()) as Mail[]).map(({ at }) => at.slice(17, 19))).toEqual(['02', '00']);
  });

  it('speaks the language that is asked for, by its address before the browser', async () => {
    const { origin } = await serve();
    for (const [query, languages, lang, heading] of [
      ['', 'fr,en;q=0.5,es;q=0.7', 'es', 'Buzón local'],
      ['', 'es;q=0,fr', 'en', 'Local mailbox'],
      ['?lang=es', 'en', 'es', 'Buzón local'],
      ['?lang=xx', 'es', 'es', 'Buzón local'],
    ]) {
      const page = await pageOf(origin, `/local/mailbox${query}`, { 'accept-language': languages });
      expect(page.documentElement.lang).toBe(lang);
      expect(page.querySelector('h1')?.textContent).toBe(heading);
      expect(page.querySelector('nav [aria-current]')?.getAttribute('lang')).toBe(lang);
    }
  });

  it('is emptied by its button and by DELETE', async () => {
    const { origin, port, mailbox } = await serve();
    await mailbox.put(buildMail());
    const form = (await pageOf(origin, '/local/mailbox?lang=es')).querySelector('form');
    expect(form?.querySelector('button')?.textContent).toBe('Vaciar el buzón');
    const sent = await fetch(`${origin}${form?.getAttribute('action')}`, {
      method: form?.method ?? '',
      headers: {
        origin: `http://localhost:${port}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      redirect: 'manual',
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe('/local/mailbox?lang=es');
    expect(mailbox.list()).toEqual([]);
    expect((await pageOf(origin)).querySelector('.none')?.textContent).toContain('No emails yet');
    await mailbox.put(buildMail());
    expect((await fetch(`${origin}/local/mailbox`, { method: 'DELETE' })).status).toBe(204);
    expect(mailbox.list()).toEqual([]);
  });

  it('SE-01 refuses other hosts and the pages of others', async () => {
    const { port, mailbox } = await serve();
    await mailbox.put(buildMail());
    for (const [method, path, headers] of [
      ['POST', '/local/mailbox/empty', { origin: 'http://evil.test' }],
      ['POST', '/local/mailbox/empty', { origin: 'null' }],
      ['DELETE', '/local/mailbox', { origin: 'http://evil.test' }],
      ['GET', '/local/mailbox', { host: 'evil.test' }],
      ['GET', '/local/mailbox.json', { host: 'evil.test' }],
      ['GET', '/local/mailbox.json', { origin: 'http://evil.test' }],
    ] as const) {
      const status = await statusOf(port, method, path, { host: `127.0.0.1:${port}`, ...headers });
      expect([method, path, headers, status]).toEqual([method, path, headers, 403]);
    }
    expect(mailbox.list()).toHaveLength(1);
  });

  it('lets no page frame it, keep it or run a script in it', async () => {
    const { origin } = await serve();
    const { headers } = await fetch(`${origin}/local/mailbox`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('UX-03 axe finds nothing in it', async () => {
    const { origin, mailbox } = await serve();
    for (const lang of ['en', 'es']) {
      const page = await pageOf(origin, `/local/mailbox?lang=${lang}`);
      document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
      // Colours take a browser that lays out: the end-to-end tests look at them.
      const rules = { 'color-contrast': { enabled: false } };
      const { violations } = await axe.run(document, { rules });
      expect(violations.map(({ id }) => id)).toEqual([]);
      for (const locale of ['en', 'es']) await mailbox.put(buildMail({ locale }));
    }
  });
});
