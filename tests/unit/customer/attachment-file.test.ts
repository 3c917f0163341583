import { describe, expect, it } from 'vitest';
import { UPLOAD_MOST_BYTES } from '#domain/constants.ts';
import {
  attachmentPath,
  inspectFile,
  probableKind,
} from '#src/customer/order/attachments/attachment-file.ts';

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);
const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
const HTML = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');

const file = (bytes: Uint8Array<ArrayBuffer>, name: string, type = '') =>
  new File([bytes], name, { type });

describe('a file that goes with an order', () => {
  it('OR-01 is told by its content, whatever it is called', async () => {
    expect(await inspectFile(file(PNG, 'a.pdf', 'application/pdf'))).toEqual({ type: 'image/png' });
    expect(await inspectFile(file(PDF, 'a.png', 'image/png'))).toEqual({ type: 'application/pdf' });
    expect(await inspectFile(file(HTML, 'a.png', 'image/png'))).toEqual({ refusal: 'type' });
    expect(await inspectFile(file(new Uint8Array(), 'a.png'))).toEqual({ refusal: 'empty' });
    const large = { size: UPLOAD_MOST_BYTES + 1 } as File;
    expect(await inspectFile(large)).toEqual({ refusal: 'size' });
  });

  it('DB-02 gets a place of its own whose name tells nothing', () => {
    const path = attachmentPath('u1', 'image/png');
    expect(path).toMatch(/^users\/u1\/orders\/[0-9a-f-]{36}\.png$/);
    expect(attachmentPath('u1', 'image/png')).not.toBe(path);
    expect(attachmentPath('u1', 'application/pdf')).toMatch(/\.pdf$/);
  });

  it('OR-01 is probably a topography when it is a picture', () => {
    expect(probableKind('image/png')).toBe('topography');
    expect(probableKind('application/pdf')).toBe('other');
  });
});
