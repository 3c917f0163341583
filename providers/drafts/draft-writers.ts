import { z } from 'zod';

/** A page that wrote on the draft, and up to which of its changes one has its text. */
export const draftWriterSchema = z.object({
  writer: z.uuid(),
  sequence: z.int().nonnegative(),
  /** Its page was closed before the draft was read here: only what it sent in its last moment can still arrive. */
  gone: z.boolean(),
});

export type DraftWriter = z.infer<typeof draftWriterSchema>;

type Written = Pick<DraftWriter, 'writer' | 'sequence'>;

/** How many are remembered. What a page before them sent has arrived by now, or is lost. */
const REMEMBERED = 10;

/** `earlier` where what one goes on with is this writer's: it stands first. */
export function writtenBy(written: Written, earlier: DraftWriter[], gone = false): DraftWriter[] {
  return [known(written, earlier, gone), ...without(written, earlier)].slice(0, REMEMBERED);
}

/** `earlier` with one more whose saves are no news; what one goes on with is the same as before. */
export function alsoBy(written: Written, earlier: DraftWriter[], gone = false): DraftWriter[] {
  const [first, ...others] = earlier;
  if (!first || first.writer === written.writer) return writtenBy(written, earlier, gone);
  return [first, ...writtenBy(written, others, gone)].slice(0, REMEMBERED);
}

function known({ writer, sequence }: Written, earlier: DraftWriter[], gone: boolean): DraftWriter {
  const before = earlier.find((one) => one.writer === writer);
  return {
    writer,
    sequence: Math.max(sequence, before?.sequence ?? 0),
    gone: gone || (before?.gone ?? false),
  };
}

function without({ writer }: Written, earlier: DraftWriter[]): DraftWriter[] {
  return earlier.filter((one) => one.writer !== writer);
}
