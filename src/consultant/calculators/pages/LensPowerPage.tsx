import { lensPower } from '#domain/consultant/calculators/lens-power.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { CurvesPicture } from '../pictures/CurvesPicture.tsx';

export default function LensPowerPage() {
  return (
    <CalculatorPage
      calculator={lensPower}
      renderPicture={({ baseCurve, flatK }) => (
        <CurvesPicture
          curves={[
            { dioptres: flatK, kind: 'first' },
            { dioptres: baseCurve, kind: 'result' },
          ]}
        />
      )}
    />
  );
}
