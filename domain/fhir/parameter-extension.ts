import { findParameter } from '../lens/model/find-parameter.ts';
import type { LensDefinition } from '../lens/model/lens.ts';
import { measuredOptions } from '../lens/model/option-amount.ts';
import { EXTENSIONS, UCUM } from './canonical.ts';
import type { FhirExtension } from './vision-prescription.ts';

const UCUM_CODES = {
  D: '[diop]',
  mm: 'mm',
  µm: 'um',
  '°': 'deg',
  Δ: "[p'diop]",
  '': '1',
} as const;

/** The parameter names of `prescriptionSchema`. */
const NAME = /^[a-z][A-Za-z0-9]*$/;

/**
 * Returns the extension for a parameter without a FHIR element. If the lens is known, a number has its unit, and an
 * option with an amount its description.
 */
export function toParameterExtension(
  name: string,
  value: number | string,
  lens: LensDefinition | undefined,
): FhirExtension {
  return {
    url: EXTENSIONS.lensParameter,
    extension: [
      { url: 'name', valueCode: name },
      { url: 'value', ...valueOf(name, value, lens) },
      ...displayOf(name, value, lens),
    ],
  };
}

function valueOf(name: string, value: number | string, lens: LensDefinition | undefined) {
  if (typeof value === 'string') return { valueString: value };
  const parameter = lens && findParameter(lens, name);
  if (parameter?.kind !== 'number') return { valueDecimal: value };
  const code = UCUM_CODES[parameter.unit];
  const unit = parameter.unit || code;
  return { valueQuantity: { value, unit, system: UCUM, code } };
}

/** Text for human readers; it is not imported. */
function displayOf(
  name: string,
  value: number | string,
  lens: LensDefinition | undefined,
): FhirExtension[] {
  const parameter = lens && findParameter(lens, name);
  const option = measuredOptions(parameter).find((one) => one.value === value);
  return option ? [{ url: 'display', valueString: option.label.en }] : [];
}

/** Returns name and value of such an extension; null when one of them is missing. */
export function fromParameterExtension({
  extension = [],
}: FhirExtension): { name: string; value: number | string } | null {
  const name = partOf(extension, 'name')?.valueCode;
  const part = partOf(extension, 'value');
  const value = part?.valueQuantity?.value ?? part?.valueDecimal ?? part?.valueString;
  return name !== undefined && NAME.test(name) && value !== undefined ? { name, value } : null;
}

/** Returns the part of a complex extension with this name. */
export function partOf(parts: FhirExtension[], url: string): FhirExtension | undefined {
  return parts.find((part) => part.url === url);
}
