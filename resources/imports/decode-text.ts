/** How the bytes of a text file stand for characters. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  /** Without the byte order mark. */
  text: string;
  encoding: TextEncoding;
}

/**
 * Reads a text file as spreadsheets save it: UTF-8 and UTF-16 ("Unicode text"), each with or without a byte order mark,
 * and otherwise Windows-1252, in which every sequence of bytes is a text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = wideEncodingOf(bytes);
  if (wide && isText(bytes, wide)) return wide;
  return isText(bytes, 'utf-8') ? 'utf-8' : 'windows-1252';
}

function isText(bytes: Uint8Array, encoding: TextEncoding): boolean {
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}

/**
 * In UTF-16, every separator, digit and line end has a zero beside it, always on the same side. No text of another
 * encoding has zeros.
 */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const first = bytes.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  const second = bytes.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  if (first === second) return null;
  return second > first ? 'utf-16le' : 'utf-16be';
}
