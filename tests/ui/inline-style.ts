/** Elements that the browser's own stylesheet hides. */
const NEVER_SHOWN = new Set(['head', 'script', 'style', 'template', 'title']);

function isShown(element: Element): boolean {
  if (element.hasAttribute('hidden') || NEVER_SHOWN.has(element.localName)) return false;
  return element.localName !== 'dialog' || element.hasAttribute('open');
}

/** Visibility is inherited: the nearest element that sets it counts. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = at instanceof HTMLElement ? at.style.visibility : '';
    if (own) return own;
  }
  return 'visible';
}

/**
 * Replaces `getComputedStyle`. Reads the element's own `style`, whether an attribute or the browser hides it, and
 * inherited visibility. jsdom's own tries every rule of every stylesheet at each call, which takes most of the time of
 * a query by role. Pages have no stylesheets here (`setup.ts`), so nothing is missed. The journeys in the browser test
 * the effects of CSS.
 */
export function inlineStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const own = element instanceof HTMLElement && !pseudo ? element.style : NO_STYLE;
  const computed: Record<string, string> = {
    display: isShown(element) ? own.display || 'block' : 'none',
    visibility: visibilityOf(element),
  };
  const read = (name: string): string => computed[name] ?? own.getPropertyValue(name);
  return new Proxy(own, {
    get(target, name) {
      if (name === 'getPropertyValue') return read;
      if (typeof name === 'string' && name in computed) return computed[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const NO_STYLE = document.createElement('i').style;
