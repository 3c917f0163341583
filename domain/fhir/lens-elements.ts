/** The parameters that have an element in a lens specification. Prism is separate, because it has a base. */
export const LENS_ELEMENTS = {
  sphere: 'power',
  cylinder: 'cylinder',
  axis: 'axis',
  add: 'add',
  baseCurve: 'backCurve',
  diameter: 'diameter',
  colour: 'color',
} as const;

type ElementParameter = keyof typeof LENS_ELEMENTS;
export const ELEMENT_PARAMETERS = Object.keys(LENS_ELEMENTS) as ElementParameter[];

/** The parameter for the base-down prism, which keeps a lens upright. */
export const PRISM = 'prism';

export function isElementParameter(name: string): name is ElementParameter {
  return Object.hasOwn(LENS_ELEMENTS, name);
}

/** Whether the element can contain the value: the axis is an integer, the color a text, the others are decimals. */
export function fitsElement(name: ElementParameter, value: number | string): boolean {
  if (name === 'colour') return typeof value === 'string';
  if (name === 'axis') return Number.isInteger(value);
  return typeof value === 'number';
}
