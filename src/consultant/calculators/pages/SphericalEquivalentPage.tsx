import { sphericalEquivalent as calculator } from '#domain/consultant/calculators/spherical-equivalent.ts';
import { sphericalEquivalent } from '#domain/lens/optics/sphero-cylinder.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { PowerCurve } from '../pictures/PowerCurve.tsx';

export default function SphericalEquivalentPage() {
  return (
    <CalculatorPage
      calculator={calculator}
      renderPicture={({ sphere, cylinder }) => {
        const power = { sphere, cylinder, axis: 180 };
        return (
          <PowerCurve curves={[{ power, kind: 'first' }]} level={sphericalEquivalent(power)} />
        );
      }}
    />
  );
}
