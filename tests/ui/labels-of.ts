import { documentVersion } from './document-version.ts';

/** The elements that can have a label, except hidden inputs. */
const LABELABLE: ReadonlySet<string> = new Set([
  'button',
  'input',
  'meter',
  'output',
  'progress',
  'select',
  'textarea',
]);

function isLabelable(element: Element): boolean {
  if (element instanceof HTMLInputElement && element.type === 'hidden') return false;
  return LABELABLE.has(element.localName);
}

/** Returns the labels by their element: the one that `for` names, else the first labelable one inside. */
function findLabels(document: Document): ReadonlyMap<Element, HTMLLabelElement[]> {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.querySelectorAll('label')) {
    const id = label.getAttribute('for');
    const element =
      id === null
        ? Array.from(label.getElementsByTagName('*')).find(isLabelable)
        : document.getElementById(id);
    if (element) found.set(element, [...(found.get(element) ?? []), label]);
  }
  return found;
}

const latest = new WeakMap<Document, { version: number; labels: ReturnType<typeof findLabels> }>();

function labelsIn(document: Document): ReturnType<typeof findLabels> {
  const version = documentVersion(document);
  const known = latest.get(document);
  if (known?.version === version) return known.labels;
  const labels = findLabels(document);
  latest.set(document, { version, labels });
  return labels;
}

/** Returns the labels of an element in tree order; null for a hidden input, as in the standard. */
function labelsOf(element: Element): HTMLLabelElement[] | null {
  if (!isLabelable(element)) return null;
  return labelsIn(element.ownerDocument).get(element) ?? [];
}

/**
 * Replaces `labels` with a lookup that is computed once per document version. On each call, jsdom's own walks the whole
 * tree, and again for each label, which takes half the time of a test in a form with every country.
 */
export function answerLabels(): void {
  const classes = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  for (const { prototype } of classes) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return labelsOf(this);
      },
    });
  }
}
