import { transposition } from '#domain/consultant/calculators/transposition.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { PowerCurve } from '../pictures/PowerCurve.tsx';

export default function TranspositionPage() {
  return (
    <CalculatorPage
      calculator={transposition}
      renderPicture={({ sphere, cylinder, axis }) => (
        <PowerCurve curves={[{ power: { sphere, cylinder, axis }, kind: 'result' }]} />
      )}
    />
  );
}
