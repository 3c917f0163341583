import { toricTearLens } from '#domain/consultant/calculators/toric-tear-lens.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { CurvesPicture } from '../pictures/CurvesPicture.tsx';

export default function ToricTearLensPage() {
  return (
    <CalculatorPage
      calculator={toricTearLens}
      renderPicture={({ baseCurve, flatK, steepK }) => (
        <CurvesPicture
          curves={[
            { dioptres: flatK, kind: 'first' },
            { dioptres: steepK, kind: 'second' },
            { dioptres: baseCurve, kind: 'result' },
          ]}
        />
      )}
    />
  );
}
