import { meridianPower } from '#domain/consultant/calculators/meridian-power.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { PowerCurve } from '../pictures/PowerCurve.tsx';

export default function MeridianPowerPage() {
  return (
    <CalculatorPage
      calculator={meridianPower}
      renderPicture={({ sphere, cylinder, axis, meridian }) => (
        <PowerCurve curves={[{ power: { sphere, cylinder, axis }, kind: 'first' }]} at={meridian} />
      )}
    />
  );
}
