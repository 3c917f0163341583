import { documentVersion } from './document-version.ts';

/** The elements that can have a label, but hidden inputs. */
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

/** By the element that each is of: the one that it names by id, else the first in it. */
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

/** The labels of an element of the document, in the order of the tree. A hidden input has `null`, as in the standard. */
export function labelsOf(element: Element): HTMLLabelElement[] | null {
  if (!isLabelable(element)) return null;
  return labelsIn(element.ownerDocument).get(element) ?? [];
}

/**
 * Answers `labels` from the labels of the page, found once for each state of it. jsdom's own walks the whole tree, and
 * once more for each label, each time that somebody asks: in a form with every country that is half of the time of a test.
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
