import type { FileHandle } from 'node:fs/promises';

const NEWLINE = 0x0a;
const CHUNK_BYTES = 1 << 20;

/** The file was changed by something else than a write that was cut short. */
export class DamagedJournal extends Error {
  constructor(file: string, byte: number) {
    super(`${file} is damaged at byte ${byte}: entries follow a broken line`);
    this.name = 'DamagedJournal';
  }
}

/**
 * Hands every stored entry to `replay`, in order, and answers how many bytes of the file are intact.
 * A write that was cut short can only have spoiled the end, so a bad line before good ones is damage.
 */
export async function replayJournal<Entry>(
  handle: FileHandle,
  file: string,
  replay: (entry: Entry) => void,
): Promise<number> {
  let intact = 0;
  let torn = false;
  for await (const line of linesOf(handle)) {
    const entry = parseEntry<Entry>(line);
    if (entry === null) {
      torn = true;
      continue;
    }
    if (torn) throw new DamagedJournal(file, intact);
    replay(entry.value);
    intact += line.length + 1;
  }
  return intact;
}

/** The complete lines, without their newline; what follows the last newline is torn by definition. */
async function* linesOf(handle: FileHandle): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of chunksOf(handle)) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const piece = chunk.subarray(from, end);
      yield rest.length ? Buffer.concat([...rest, piece]) : piece;
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
}

async function* chunksOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    const { bytesRead } = await handle.read(buffer, 0, CHUNK_BYTES, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function parseEntry<Entry>(line: Buffer): { value: Entry } | null {
  try {
    return { value: JSON.parse(line.toString('utf8')) as Entry };
  } catch {
    return null;
  }
}
