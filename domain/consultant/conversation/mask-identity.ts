import { findNames, type Span } from './mask-names.ts';
import { MASK_PATTERNS } from './mask-patterns.ts';

/** What may say who a patient is. */
export const MASKED_KINDS = [
  'name',
  'date',
  'recordNumber',
  'phone',
  'email',
  'idNumber',
  'address',
] as const;
export type MaskedKind = (typeof MASKED_KINDS)[number];

export interface MaskedText {
  /** With `[name]`, `[date]` and so on in place of what was found; the same in both languages. */
  text: string;
  /** What was found, each kind once, in the order of `MASKED_KINDS`. */
  masked: MaskedKind[];
}

const MASKS: Record<MaskedKind, string> = {
  name: '[name]',
  date: '[date]',
  recordNumber: '[record number]',
  phone: '[phone]',
  email: '[email]',
  idNumber: '[ID number]',
  address: '[address]',
};

/** Each pass masks what stands beside masks of the one before; a text has few such places. */
const MOST_PASSES = 20;

/**
 * VC-03: replaces what may say who a patient is: names, full dates, numbers of records and papers, phone numbers, email and
 * street addresses, in English and Spanish. Values, lenses and conditions stay as they are. It goes by words and forms, and
 * cannot find everything: whoever sends a text is shown it. Masking a masked text changes nothing.
 */
export function maskIdentity(text: string): MaskedText {
  const found = new Set<MaskedKind>();
  let masked = text;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const before = masked;
    masked = maskOnce(masked, found);
    if (masked === before) break;
  }
  return { text: masked, masked: MASKED_KINDS.filter((kind) => found.has(kind)) };
}

function maskOnce(text: string, found: Set<MaskedKind>): string {
  const masked = MASK_PATTERNS.reduce(
    (before, { kind, pattern }) =>
      outsideMasks(before, (part) => replaceIn(part, kind, pattern, found)),
    text,
  );
  return outsideMasks(masked, (part) => maskSpans(part, findNames(part), found));
}

const MASK = new RegExp(
  `(${Object.values(MASKS)
    .map((mask) => mask.replaceAll(/[[\]]/g, String.raw`\$&`))
    .join('|')})`,
);

/** Changes what stands between masks. A mask alone has nothing to mask. */
function outsideMasks(text: string, change: (part: string) => string): string {
  return text.split(MASK).map(change).join('');
}

function replaceIn(
  text: string,
  kind: MaskedKind,
  pattern: RegExp,
  found: Set<MaskedKind>,
): string {
  const spans = [...text.matchAll(pattern)].map(({ 0: all, index, groups }) => ({
    from: index + (groups?.['keep'] ?? '').length,
    to: index + all.length,
  }));
  return replaceSpans(text, spans, kind, found);
}

function maskSpans(text: string, spans: readonly Span[], found: Set<MaskedKind>): string {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ from: span.from, to: span.to });
  }
  return replaceSpans(text, merged, 'name', found);
}

function replaceSpans(
  text: string,
  spans: readonly Span[],
  kind: MaskedKind,
  found: Set<MaskedKind>,
): string {
  let result = '';
  let place = 0;
  for (const { from, to } of spans) {
    result += text.slice(place, from) + MASKS[kind];
    place = to;
    found.add(kind);
  }
  return result + text.slice(place);
}
