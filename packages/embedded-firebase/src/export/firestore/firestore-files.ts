import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { decodeEntity, encodeEntity, type ExportedDocument } from './entity.ts';
import { ExportError } from './export-error.ts';
import { readLog, writeLog } from './leveldb-log.ts';
import { lastText, messageField, readFields, textField, varintField, writeFields } from './wire.ts';

export const FIRESTORE_FOLDER = 'firestore_export';
export const OVERALL_METADATA = `${FIRESTORE_FOLDER}.overall_export_metadata`;

const KIND_FOLDER = 'all_namespaces/all_kinds';
const KIND_METADATA = `${KIND_FOLDER}/all_namespaces_all_kinds.export_metadata`;
const OUTPUT = 'output-0';

/** The first record of the overall metadata. */
const VERSION = Buffer.from([0x33]);

/** Writes the files of an export into `folder`. @param time in ms */
export async function writeDocuments(
  folder: string,
  documents: readonly ExportedDocument[],
  time: number,
): Promise<void> {
  await mkdir(join(folder, KIND_FOLDER), { recursive: true });
  const output = writeLog(documents.map(encodeEntity));
  const microseconds = BigInt(time) * 1000n;
  const kind = writeFields([
    messageField(1, [
      textField(1, FIRESTORE_FOLDER),
      varintField(2, microseconds),
      varintField(3, microseconds),
    ]),
    messageField(2, [textField(1, ''), textField(2, OUTPUT)]),
  ]);
  const overall = messageField(1, [
    messageField(1, [varintField(1, 2), varintField(3, 3)]),
    textField(2, KIND_METADATA),
    varintField(3, documents.length),
    varintField(4, output.length),
  ]);
  await writeFile(join(folder, KIND_FOLDER, OUTPUT), output);
  await writeFile(join(folder, KIND_METADATA), kind);
  const isEmpty = documents.length === 0;
  const records = [VERSION, writeFields(isEmpty ? [] : [overall])];
  await writeFile(join(folder, OVERALL_METADATA), writeLog(records));
}

/** The documents of an export, whose overall metadata are the file. @throws ExportError */
export async function readDocuments(file: string): Promise<ExportedDocument[]> {
  const [version, overall] = readLog(await bytesOf(file));
  if (!version?.equals(VERSION) || !overall)
    throw new ExportError('Overall export metadata file version not supported');
  const documents: ExportedDocument[] = [];
  for (const kind of messages(overall, 1)) {
    const metadata = within(dirname(file), lastText(readFields(kind), 2));
    for (const output of messages(await bytesOf(metadata), 2)) {
      const path = within(dirname(metadata), lastText(readFields(output), 2));
      for (const record of readLog(await bytesOf(path))) documents.push(decodeEntity(record));
    }
  }
  return documents;
}

function messages(message: Buffer, number: number): Buffer[] {
  return readFields(message).flatMap((field) =>
    field.number === number && 'bytes' in field ? [field.bytes] : [],
  );
}

/** A path that an export names, Windows' ones too; it must not lead out of the export. @throws ExportError */
function within(folder: string, path: string | undefined): string {
  const joined = join(folder, (path ?? '').replaceAll('\\', '/'));
  if (path === undefined || path === '' || !joined.startsWith(`${folder}${sep}`))
    throw new ExportError(`Not a path within the export: ${path}`);
  return joined;
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new ExportError(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}
