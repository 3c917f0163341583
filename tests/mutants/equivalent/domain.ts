import type { Equivalent } from './equivalent.ts';

export const DOMAIN: readonly Equivalent[] = [
  {
    file: 'domain/schemas/order.ts',
    change: '2 → 3',
    reason: 'three lenses are refused anyway: there are two eyes, and each can be ordered once',
  },
  {
    file: 'domain/lens/warnings/check-corneal.ts',
    change: 'cornealCylinder(clinical) ?? 0 → cornealCylinder(clinical)',
    reason: 'null is compared as 0',
  },
  {
    file: 'domain/lens/describe-violation.ts',
    change: 'value > 0 → value >= 0',
    reason: '0 has no sign, and so not the other one',
  },
  {
    file: 'domain/lens/describe-violation.ts',
    change: "value ?? '' → value",
    reason: 'no rule that shows its value finds a missing one at a parameter that the lens has not',
  },
  {
    file: 'domain/lens/warnings/acknowledgements.ts',
    change: "field ?? '' → field",
    reason: 'a joined list writes nothing for null, as for an empty text',
  },
  {
    file: 'domain/lens/warnings/check-order-type.ts',
    change: 'eligibility.endsAt?.slice(0, 10) → eligibility.endsAt.slice(0, 10)',
    reason: 'a warranty has an end; the type of an eligibility does not say so',
  },
  {
    file: 'domain/lens/warnings/check-order-type.ts',
    change: "eligibility.endsAt?.slice(0, 10) ?? '' → eligibility.endsAt?.slice(0, 10)",
    reason: 'a warranty has an end; the type of an eligibility does not say so',
  },
  {
    file: 'domain/lens/warnings/check-order-type.ts',
    change: "'' → 'mutated'",
    reason: 'a warranty has an end; the type of an eligibility does not say so',
  },
  {
    file: 'domain/import/nearest.ts',
    change: 'row[at + 1] ?? 0 → row[at + 1]',
    reason: 'a row has one place more than the name has letters; the default is for the compiler',
  },
  {
    file: 'domain/calculators/toric-tear-lens.ts',
    change: 'values.axis ?? 180 → values.axis',
    reason: 'only a power without a cylinder has no axis, and is the same along each',
  },
  {
    file: 'domain/fitting-link/first-lens.ts',
    change:
      'Object.entries(typed).filter((entry): entry is [string, number | string] => entry[1] !== n … → Object.entries(typed)',
    reason: 'a value of null counts as not given in all that it is passed to',
  },
  {
    file: 'domain/fitting-link/first-lens.ts',
    change: '1 → 2',
    reason: 'a value of null counts as not given in all that it is passed to',
  },
  {
    file: 'domain/fitting/ortho-k/ortho-k.ts',
    change: 'sign * LANDING_ANGLE_STEP.amount → sign / LANDING_ANGLE_STEP.amount',
    reason: 'the step is of 1 degree',
  },
  {
    file: 'domain/lens/nomogram/ortho-k.ts',
    change:
      "ordered ?? (parameter?.kind === 'number' ? parameter.default : null) ?? 0 → ordered ?? (parameter?.kind === 'number' ? parameter.default : null)",
    reason: 'null counts as 0 in the sum and is written as 0.00; the default is for the compiler',
  },
  ...['20 → 21', 'pass < MOST_PASSES → pass <= MOST_PASSES'].map((change) => ({
    file: 'domain/conversation/mask-identity.ts',
    change,
    reason: 'a mere choice: a text has few places that need another pass',
  })),
  ...['5 → 6', 'words.length < MOST_WORDS → words.length <= MOST_WORDS'].map((change) => ({
    file: 'domain/conversation/mask-names.ts',
    change,
    reason: 'a mere choice: few names have six words',
  })),
  {
    file: 'domain/conversation/mask-identity.ts',
    change: 'span.from < last.to → span.from <= last.to',
    reason: 'a blank or a mark stands between two names',
  },
];
