import { randomUUID } from 'node:crypto';
import type { Attachment } from '#domain/orders/attachment.ts';
import type { Person } from './people.ts';
import { people } from './people.ts';
import type { TestPortal } from './portal.ts';

/** The smallest valid PNG. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

/** Uploads a file to the person's own order folder, with the requests of the browser's SDK. */
export async function upload(
  portal: TestPortal,
  person: Person,
  bytes: Buffer,
  type: Attachment['type'],
): Promise<Attachment> {
  const name = randomUUID();
  const path = `users/${people[person].uid}/orders/${name}`;
  const boundary = 'between';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ name: path, contentType: type })}\r\n--${boundary}\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const response = await fetch(
    `http://${host}/v0/b/lens-portal.appspot.com/o?name=${encodeURIComponent(path)}`,
    {
      method: 'POST',
      headers: {
        authorization: `Firebase ${portal.tokens[person]}`,
        'content-type': `multipart/related; boundary=${boundary}`,
        'x-goog-upload-protocol': 'multipart',
      },
      body,
    },
  );
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return { path, name, size: bytes.length, type, kind: 'topography', eye: 'right' };
}
