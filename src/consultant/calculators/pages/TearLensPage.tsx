import { tearLens } from '#domain/consultant/calculators/tear-lens.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { CurvesPicture } from '../pictures/CurvesPicture.tsx';

export default function TearLensPage() {
  return (
    <CalculatorPage
      calculator={tearLens}
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
