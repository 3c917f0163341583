import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { centralHeader, dataDescriptor, endOfDirectory, localHeader } from './zip-headers.ts';
import type { PackedFile } from './zip-headers.ts';

export interface ZipFile {
  name: string;
  content: AsyncIterable<string>;
}

/** Bytes that are read ahead of the client. */
const MAX_WAITING = 64 * 1024;
/** Larger files, and archives, need another format (ZIP64). */
const MAX_BYTES = 0xffff_ffff;

/**
 * Returns the files as a ZIP archive. Reads as fast as the client does, and stops when the client leaves. An error while
 * a file is read ends the archive without its directory, so that nobody takes it for a whole one.
 */
export function zipStream(files: Iterable<ZipFile>, modified: Date): Readable {
  return Readable.from(zipBytes(files, modified), {
    objectMode: false,
    highWaterMark: MAX_WAITING,
  });
}

async function* zipBytes(files: Iterable<ZipFile>, modified: Date): AsyncGenerator<Buffer> {
  const packed: PackedFile[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const file: PackedFile = { name, modified, offset, crc: 0, size: 0, packedSize: 0 };
    for await (const bytes of fileBytes(file, content)) {
      offset += bytes.length;
      if (offset > MAX_BYTES) throw new Error('The archive is larger than 4 GB');
      yield bytes;
    }
    packed.push(file);
  }
  const directory = Buffer.concat(packed.map(centralHeader));
  yield directory;
  yield endOfDirectory({ files: packed.length, size: directory.length, offset });
}

/** Yields the header, the packed content, and its sums, which are known only now. */
async function* fileBytes(
  file: PackedFile,
  content: AsyncIterable<string>,
): AsyncGenerator<Buffer> {
  yield localHeader(file);
  const deflate = createDeflateRaw();
  // An error of the content destroys `deflate`, and is thrown where that is read.
  pipeline(Readable.from(measured(file, content)), deflate, () => undefined);
  for await (const chunk of deflate) {
    const bytes = chunk as Buffer;
    file.packedSize += bytes.length;
    yield bytes;
  }
  yield dataDescriptor(file);
}

async function* measured(file: PackedFile, content: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text, 'utf8');
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    yield bytes;
  }
  if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 4 GB`);
}
