import { combine, toVector } from '../../../lens/optics/crossed-cylinders.ts';
import { formatPower, formatSpheroCylinder } from '../../../lens/optics/format-optics.ts';
import type { SpheroCylinder } from '../../../lens/optics/sphero-cylinder.ts';
import type { Step } from './calculator.ts';

/** The power vector of a power: M, J0 and J45 in D. */
function writeVector(power: SpheroCylinder): string {
  const { mean, straight, oblique } = toVector(power);
  return `M ${formatPower(mean)}, J₀ ${formatPower(straight)}, J₄₅ ${formatPower(oblique)}`;
}

/** The working of two powers that are added as vectors (M = S + C/2, J0 = -C/2 cos 2α, J45 = -C/2 sin 2α). */
export function addingSteps(one: SpheroCylinder, other: SpheroCylinder): Step[] {
  const sum = combine(one, other);
  return [
    {
      name: 'vectorsOfFirst',
      formula: 'M = S + C ÷ 2; J₀ = −C ÷ 2 × cos 2A; J₄₅ = −C ÷ 2 × sin 2A',
      filled: `${formatSpheroCylinder(one)} → ${writeVector(one)}`,
    },
    {
      name: 'vectorsOfSecond',
      formula: 'M = S + C ÷ 2; J₀ = −C ÷ 2 × cos 2A; J₄₅ = −C ÷ 2 × sin 2A',
      filled: `${formatSpheroCylinder(other)} → ${writeVector(other)}`,
    },
    {
      name: 'vectorsAdded',
      formula: 'M = M₁ + M₂; J₀ = J₀₁ + J₀₂; J₄₅ = J₄₅₁ + J₄₅₂',
      filled: writeVector(sum),
    },
    {
      name: 'backToCylinder',
      formula: 'C = −2 √(J₀² + J₄₅²); S = M − C ÷ 2; tan 2A = J₄₅ ÷ J₀',
      filled: formatSpheroCylinder(sum),
    },
  ];
}
