import { Liquid, type FS } from 'liquidjs';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { LIQUID_FILTERS } from '#domain/emails/template-language.ts';

/** The tags of Liquid: texts and conditions. Nothing reads a file, and nothing that is put out escapes the escaping. */
export const LIQUID_TAGS = ['if', 'unless', 'case', 'for', 'assign'] as const;

/**
 * Characters of one template, milliseconds of one rendering, and liquidjs's count of what it makes. The milliseconds are those of
 * the clock, and an email that reaches them is not written: a machine that is busy for a second must not lose one.
 */
const LIMITS = { parseLimit: 400_000, renderLimit: 30_000, memoryLimit: 4_000_000 };

const refuse = (): never => {
  throw new Error('Templates read no files');
};
const NO_FILES: FS = {
  exists: () => Promise.resolve(false),
  existsSync: () => false,
  readFile: () => Promise.reject(new Error('Templates read no files')),
  readFileSync: refuse,
  resolve: refuse,
};

/** SE-05: Liquid of HTML: what is put out is text, its line breaks are `<br>`. */
export const htmlLiquid = createLiquid((value) =>
  escapeHtml(printed(value)).replaceAll('\n', '<br>'),
);

/** Liquid of subjects and text versions. */
export const textLiquid = createLiquid(printed);

function createLiquid(outputEscape: (value: unknown) => string): Liquid {
  const liquid = new Liquid({
    ...LIMITS,
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    // A blank value is false, as whoever writes `{% if poNumber %}` expects.
    jsTruthy: true,
    fs: NO_FILES,
    relativeReference: false,
    outputEscape,
  });
  keepOnly(liquid.tags, LIQUID_TAGS);
  keepOnly(liquid.filters, LIQUID_FILTERS);
  return liquid;
}

function keepOnly(registered: Record<string, unknown>, names: readonly string[]): void {
  for (const name of Object.keys(registered)) if (!names.includes(name)) delete registered[name];
}

function printed(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
