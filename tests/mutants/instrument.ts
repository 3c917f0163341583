import { SWITCH, type Mutant } from './mutant.ts';

/**
 * The source with every mutant in it, each behind a switch: the global function `__mutant__` says whether it is the one of
 * this run, and hears that the place was reached. Without that function nothing is changed.
 */
export function instrument(code: string, mutants: readonly Mutant[]): string {
  const ordered = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end || a.id - b.id);
  return render({ start: 0, end: code.length }, ordered);

  function render(span: { start: number; end: number }, within: readonly Mutant[]): string {
    const [first, ...rest] = within;
    if (!first) return code.slice(span.start, span.end);
    const inner = rest.filter(({ start, end }) => start >= first.start && end <= first.end);
    const after = rest.filter(({ start }) => start >= first.end);
    return (
      code.slice(span.start, first.start) +
      switched(first, render(first, inner)) +
      render({ start: first.end, end: span.end }, after)
    );
  }
}

/** The source with one mutant in it and without a switch. */
export function codeWith(code: string, { replacement, start, end }: Mutant): string {
  return (
    code.slice(0, start) + (replacement === null ? '{}' : `(${replacement})`) + code.slice(end)
  );
}

function switched({ id, replacement }: Mutant, original: string): string {
  const isOn = `globalThis.${SWITCH}?.(${id})`;
  // In braces of its own: an `else` after the statement belongs to the `if` before it.
  if (replacement === null) return `{ if (!${isOn}) { ${original} } }`;
  return `(${isOn} ? (${replacement}) : (${original}))`;
}
