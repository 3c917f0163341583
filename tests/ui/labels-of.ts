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

/** Whether the label is of this element: the one that it names by id, else the first in it. */
function isLabelOf(label: HTMLLabelElement, element: Element): boolean {
  const id = label.getAttribute('for');
  if (id === null) return [...label.getElementsByTagName('*')].find(isLabelable) === element;
  return id === element.id && id !== '' && label.ownerDocument.getElementById(id) === element;
}

/** The labels of an element of the document, in the order of the tree. A hidden input has `null`, as in the standard. */
export function labelsOf(element: Element): HTMLLabelElement[] | null {
  if (!isLabelable(element)) return null;
  const labels = element.ownerDocument.getElementsByTagName('label');
  return Array.from(labels).filter((label) => isLabelOf(label, element));
}

/**
 * Answers `labels` from the labels of the page. jsdom's own walks the whole tree, and once more for each label, each
 * time that somebody asks: in a form with every country that is half of the time of a test.
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
