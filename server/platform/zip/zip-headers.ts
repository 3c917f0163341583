/** A file in an archive. Its sums are complete when its content has been read. */
export interface PackedFile {
  name: string;
  modified: Date;
  /** Where its header begins in the archive. */
  offset: number;
  crc: number;
  size: number;
  packedSize: number;
}

const VERSION = 20;
/** The sums follow the content (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATE = 8;

/** The header before the content of a file: 4.3.7 of PKWARE's APPNOTE. */
export function localHeader({ name, modified }: PackedFile): Buffer {
  const bytes = Buffer.from(name, 'utf8');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(timeOf(modified), 10);
  header.writeUInt16LE(dayOf(modified), 12);
  header.writeUInt16LE(bytes.length, 26);
  return Buffer.concat([header, bytes]);
}

/** The sums after the content of a file: 4.3.9. */
export function dataDescriptor({ crc, size, packedSize }: PackedFile): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x0807_4b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packedSize, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

/** The entry of a file in the directory at the end: 4.3.12. */
export function centralHeader(file: PackedFile): Buffer {
  const { name, modified, offset, crc, size, packedSize } = file;
  const bytes = Buffer.from(name, 'utf8');
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x0201_4b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATE, 10);
  header.writeUInt16LE(timeOf(modified), 12);
  header.writeUInt16LE(dayOf(modified), 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packedSize, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(bytes.length, 28);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, bytes]);
}

/** The end of the archive: 4.3.16. */
export function endOfDirectory({
  files,
  size,
  offset,
}: {
  files: number;
  size: number;
  offset: number;
}): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** The time of day in MS-DOS's format, in UTC: two seconds are one. */
function timeOf(at: Date): number {
  return (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
}

/** The day in MS-DOS's format, in UTC: years count from 1980. */
function dayOf(at: Date): number {
  return ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
}
