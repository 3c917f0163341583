// @vitest-environment node
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openSuite } from './support/auth-apps.ts';
import { cannotRestart } from './support/target.ts';

const target = await openSuite();

/** Sends the bytes, then half-closes; resolves with what came back until the server closed. */
function send(bytes: string | Buffer): Promise<string> {
  const { host, port } = target.firestore;
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, host, () => socket.end(bytes));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

async function isAlive(): Promise<boolean> {
  const { host, port } = target.firestore;
  const path = `/v1/projects/${target.projectId}/databases/(default)/documents/a/b`;
  const response = await fetch(`http://${host}:${port}${path}`, {
    headers: { authorization: 'Bearer owner' },
  });
  return response.status === 404;
}

const HTTP2 = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const CHANNEL = '/google.firestore.v1.Firestore/Listen/channel';

function http(method: string, path: string, body = '', headers = ''): string {
  const length = Buffer.byteLength(body);
  const close = `Connection: close\r\nContent-Length: ${length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${close}${headers}\r\n${body}`;
}

describe.skipIf(cannotRestart)(`the server (${cannotRestart ?? 'embedded'}) survives`, () => {
  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['half a preface', 'PR'],
    ['a preface and no more', HTTP2],
    ['a preface and noise', Buffer.concat([Buffer.from(HTTP2), Buffer.alloc(64, 0xff)])],
    ['another PRI', 'PRI /x HTTP/1.1\r\n\r\n'],
    ['noise', Buffer.alloc(4096, 0x80)],
    ['a TLS hello', Buffer.from('16030100f5010000f10303', 'hex')],
    ['no version', 'GET /\r\n\r\n'],
    ['two slashes', http('GET', '//')],
    ['a broken absolute target', http('GET', 'http://[')],
    ['an asterisk', http('OPTIONS', '*')],
    ['bad encoding', http('GET', '/v1/projects/%ff/databases/%/documents')],
    ['a handshake without a body', http('POST', CHANNEL)],
    ['a handshake of noise', http('POST', CHANNEL, 'count=9&ofs=-1&req0___data__=%7B')],
    ['a back channel of nobody', http('GET', `${CHANNEL}?SID=x&TYPE=xmlhttp&AID=-1`)],
    ['a strange verb', http('PURGE', CHANNEL)],
    ['numbers that are none', http('POST', `${CHANNEL}?SID=&AID=NaN`, 'count=1e99&ofs=Infinity')],
    ['a token of noise', http('POST', CHANNEL, 'headers=Authorization:Bearer%20%00.%00.%00')],
    ['a foreign origin', http('POST', CHANNEL, '', 'Origin: https://example.com\r\n')],
    [
      'a prototype in the body',
      http(
        'POST',
        '/v1/projects/p/databases/d/documents:commit',
        '{"__proto__":{"writes":[]},"writes":[{"update":{"name":"projects/p/databases/d/documents/a/b","fields":{"__proto__":{"nullValue":null}}}}]}',
        'Authorization: Bearer owner\r\n',
      ),
    ],
    ['a body cut short', http('POST', CHANNEL, 'count=1').replace('Length: 7', 'Length: 700')],
  ])('%s', async (_title, bytes) => {
    await send(bytes);
    expect(await isAlive()).toBe(true);
  });
});
