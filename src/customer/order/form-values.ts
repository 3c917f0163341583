import { formatNumber } from '#domain/lens/format.ts';
import type { LensDefinition, Parameter } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';

export const EYES = ['right', 'left'] as const satisfies readonly Eye[];

/** Where the value of a field comes from. */
export type Origin = 'default' | 'copied' | 'typed';

/** One eye as the form holds it: what stands in each field, as text. */
export interface EyeValues {
  ordered: boolean;
  /** Empty until a lens is chosen. */
  lensId: string;
  values: Record<string, string>;
  origins: Record<string, Origin>;
}

export interface OrderFormValues extends Record<Eye, EyeValues> {
  patientReference: string;
  notes: string;
}

const NO_LENS: EyeValues = { ordered: true, lensId: '', values: {}, origins: {} };

/** What the form opens with: both eyes, no lens yet. */
export const EMPTY_ORDER: OrderFormValues = {
  patientReference: '',
  notes: '',
  right: NO_LENS,
  left: NO_LENS,
};

function defaultText(parameter: Parameter): string {
  if (parameter.default === null) return '';
  return parameter.kind === 'number'
    ? formatNumber(parameter.default, parameter)
    : parameter.default;
}

/** What was typed for the last lens stays where the new one can take it; the rest are its defaults. */
export function chooseLens(eye: EyeValues, lens: LensDefinition): EyeValues {
  const fields = lens.parameters.map((parameter) => {
    const { name } = parameter;
    const typed = eye.origins[name] === 'typed' ? eye.values[name] : undefined;
    const fits =
      typed && (parameter.kind === 'number' || parameter.options.some((o) => o.value === typed));
    return fits
      ? { name, text: typed, origin: 'typed' as const }
      : { name, text: defaultText(parameter), origin: 'default' as const };
  });
  return {
    ...eye,
    lensId: lens.id,
    values: Object.fromEntries(fields.map(({ name, text }) => [name, text])),
    origins: Object.fromEntries(fields.map(({ name, origin }) => [name, origin])),
  };
}

/** The other eye's lens and values; what is not a default of the lens is marked as copied. */
export function copyEye(from: EyeValues): EyeValues {
  const origins = Object.entries(from.origins).map(
    ([name, origin]) => [name, origin === 'default' ? origin : 'copied'] as const,
  );
  return {
    ...from,
    ordered: true,
    values: { ...from.values },
    origins: Object.fromEntries(origins),
  };
}
