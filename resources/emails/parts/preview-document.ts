/** The scheme that a preview shows, whatever the browser prefers. */
export type PreviewScheme = 'light' | 'dark';

const SCHEME_QUERY = /\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/gi;
/** Media features that are always and never met. */
const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

const LOADED_STYLES = /<link\b[^>]*>|@import[^;]*;/gi;
const STYLE_ELEMENT = /<style\b[^>]*>/gi;
/** An element's opening tag with a style attribute. */
const STYLED_TAG = /(<[a-z][^<>]*?)\sstyle=(?:"([^"]*)"|'([^']*)')/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
};

/** Outranks each selector of the email's own style sheets, as a style attribute does. */
const OUTRANK = ':not(#preview#preview#preview)';

/**
 * Returns the email as the document of a sandboxed frame. The frame has the page's policy, which allows style sheets by
 * nonce and no style attributes (decision 27): each attribute becomes a rule. It is done in the text, because a browser
 * reports the attributes of a document that it only parses. What the email does in dark mode is decided by `scheme`.
 */
export function previewDocument(html: string, scheme: PreviewScheme, nonce = ''): string {
  const rules: string[] = [];
  const email = html
    .replaceAll(LOADED_STYLES, '')
    .replaceAll(SCHEME_QUERY, (_query, wanted: string) =>
      wanted.toLowerCase() === scheme ? ALWAYS : NEVER,
    )
    .replaceAll(STYLE_ELEMENT, `<style nonce="${nonce}">`)
    .replaceAll(STYLED_TAG, (_tag, before: string, double?: string, single?: string) => {
      rules.push(ruleOf(rules.length, double ?? single ?? ''));
      return `${before} data-style="${rules.length - 1}"`;
    });
  const own = [`:root { color-scheme: ${scheme}; }`, 'a { pointer-events: none; }', ...rules];
  const head = `<style nonce="${nonce}">${own.join('\n')}</style></head>`;
  return /<\/head>/i.test(email)
    ? email.replace(/<\/head>/i, () => head)
    : `<!doctype html><html><head><meta charset="utf-8">${head}<body>${email}</body></html>`;
}

function ruleOf(index: number, style: string): string {
  const css = style
    .replaceAll(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? '')
    .replaceAll(/[{}<>]/g, '');
  return `[data-style="${index}"]${OUTRANK} { ${css} }`;
}
