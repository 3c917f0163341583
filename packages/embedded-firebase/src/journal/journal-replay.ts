import type { FileHandle } from 'node:fs/promises';
import { DamagedJournal } from './journal-damage.ts';
import { NO_SUM, sumIn, sumOf } from './journal-lines.ts';

const NEWLINE = 0x0a;
const CHUNK_BYTES = 1 << 20;

/** How much of a file is good, in bytes, and what its entries sum up to. */
export interface Intact {
  size: number;
  sum: string;
}

/**
 * Hands every stored entry to `replay`, in order. A write that was cut short can only have spoiled the end, so a bad line
 * before good ones is damage, and so is a line that does not fit its checksum. Entries from before there were checksums
 * are covered by the first one after them.
 *
 * @throws DamagedJournal
 */
export async function replayJournal<Entry>(
  handle: FileHandle,
  file: string,
  replay: (entry: Entry) => void,
): Promise<Intact> {
  const reader = new JournalReader<Entry>(file, replay);
  for await (const line of linesOf(handle)) reader.take(line);
  return reader.end();
}

interface Held<Entry> {
  entry: Entry;
  line: number;
  byte: number;
  /** Where it ends, and its checksum when it has been read. */
  end: number;
  sum: string;
}

/** An entry counts when its checksum has been read. */
class JournalReader<Entry> {
  readonly #file: string;
  readonly #replay: (entry: Entry) => void;
  #intact: Intact = { size: 0, sum: NO_SUM };
  #line = 0;
  #begin = 0;
  #end = 0;
  #held: Held<Entry> | null = null;
  #torn: { line: number; byte: number } | null = null;
  #isChecked = false;

  constructor(file: string, replay: (entry: Entry) => void) {
    this.#file = file;
    this.#replay = replay;
  }

  take(line: Buffer): void {
    this.#line += 1;
    this.#begin = this.#end;
    this.#end += line.length + 1;
    const sum = sumIn(line);
    const entry = sum === null ? parseEntry<Entry>(line) : null;
    if (sum === null && entry === null) {
      this.#torn ??= this.#here();
      return;
    }
    if (this.#torn) throw this.#damaged(this.#torn, 'it cannot be read, and others follow it');
    if (entry) this.#hold(entry.value, line);
    else this.#check(sum ?? NO_SUM);
  }

  end(): Intact {
    // With checksums in use, one that is missing at the end was not written any more.
    if (this.#held && !this.#isChecked) this.#count(this.#held);
    return this.#intact;
  }

  #hold(entry: Entry, line: Buffer): void {
    if (this.#held) {
      if (this.#isChecked) throw this.#damaged(this.#held, 'its checksum is missing');
      this.#count(this.#held);
    }
    const sum = sumOf(this.#intact.sum, line);
    this.#held = { entry, ...this.#here(), end: this.#end, sum };
  }

  #check(sum: string): void {
    const held = this.#held;
    if (!held) throw this.#damaged(this.#here(), 'the entry before this checksum is missing');
    if (held.sum !== sum) {
      throw this.#damaged(
        held,
        'it does not fit its checksum: it was changed, or one before it was changed, removed or added',
      );
    }
    this.#isChecked = true;
    this.#count({ ...held, end: this.#end });
  }

  #count({ entry, end: size, sum }: Held<Entry>): void {
    this.#held = null;
    this.#replay(entry);
    this.#intact = { size, sum };
  }

  #here(): { line: number; byte: number } {
    return { line: this.#line, byte: this.#begin };
  }

  #damaged({ line, byte }: { line: number; byte: number }, what: string): DamagedJournal {
    return new DamagedJournal(this.#file, { line, byte, what });
  }
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
