import { EXTENSIONS } from '#domain/fhir/canonical.ts';
import { ELEMENT_PARAMETERS, LENS_ELEMENTS, PRISM } from '#domain/fhir/lens-elements.ts';
import { fromParameterExtension, partOf } from '#domain/fhir/parameter-extension.ts';
import type { FhirExtension, LensSpecification } from '#domain/fhir/vision-prescription.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import type { ImportedLens, LeftOut } from './imported-prescription.ts';

const READ = new Set([
  ...Object.values(LENS_ELEMENTS),
  ...'id extension product eye sphere prism brand note'.split(' '),
]);

interface Read {
  lens: ImportedLens;
  leftOut: LeftOut[];
}

/** Whether it is a contact lens: by its product, or by elements that only contact lenses have. */
export function isContactLens(specification: LensSpecification): boolean {
  const codes = new Set(specification.product.coding?.map(({ code }) => code));
  if (codes.has('contact')) return true;
  const { backCurve, diameter, power } = specification;
  return !codes.has('lens') && [backCurve, diameter, power].some((one) => one !== undefined);
}

/** Reads one lens specification, and lists what has no field here. `path` is its position in the document. */
export function readSpecification(specification: LensSpecification, path: string): Read {
  const leftOut: LeftOut[] = Object.keys(specification)
    .filter((element) => !READ.has(element))
    .map((element) => ({ path: `${path}.${element}`, reason: 'noField' }));
  const values = new Map([
    ...readElements(specification, path, leftOut),
    ...readPrism(specification, path, leftOut),
  ]);
  readExtensions(specification, path, values, leftOut);
  const lens = {
    eye: specification.eye,
    design: designIn(specification.extension ?? []),
    brand: specification.brand ?? '',
    prescription: Object.fromEntries(values),
  };
  return { lens, leftOut };
}

type Entry = [string, number | string];

/** Some systems write a contact lens's power into the element for spectacle lenses. */
function readElements(specification: LensSpecification, path: string, leftOut: LeftOut[]): Entry[] {
  const { sphere, power } = specification;
  if (sphere !== undefined && power !== undefined && sphere !== power) {
    leftOut.push({ path: `${path}.sphere`, reason: 'givenTwice' });
  }
  const read = { ...specification, power: power ?? sphere };
  return ELEMENT_PARAMETERS.flatMap((name): Entry[] => {
    const value = read[LENS_ELEMENTS[name]];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
}

/** A contact lens has one prism, base down: the ballast. */
function readPrism({ prism = [] }: LensSpecification, path: string, leftOut: LeftOut[]): Entry[] {
  const first = prism.findIndex(({ base }) => base === 'down');
  for (const [index, { base }] of prism.entries()) {
    if (index === first) continue;
    const reason = base === 'down' ? 'givenTwice' : 'prismBase';
    leftOut.push({ path: `${path}.prism[${index}]`, reason });
  }
  const amount = prism[first]?.amount;
  return amount === undefined ? [] : [[PRISM, amount]];
}

function readExtensions(
  { extension = [] }: LensSpecification,
  path: string,
  values: Map<string, Prescription[string]>,
  leftOut: LeftOut[],
): void {
  for (const [index, one] of extension.entries()) {
    const at = `${path}.extension[${index}]`;
    if (one.url === EXTENSIONS.lensDesign) continue;
    const read = one.url === EXTENSIONS.lensParameter ? fromParameterExtension(one) : null;
    if (!read) leftOut.push({ path: at, reason: 'noField' });
    else if (values.has(read.name)) leftOut.push({ path: at, reason: 'givenTwice' });
    else values.set(read.name, read.value);
  }
}

function designIn(extensions: FhirExtension[]): ImportedLens['design'] {
  const parts = partOf(extensions, EXTENSIONS.lensDesign)?.extension ?? [];
  const id = partOf(parts, 'id')?.valueString;
  const version = partOf(parts, 'version')?.valuePositiveInt;
  return id && version ? { id, version } : null;
}
