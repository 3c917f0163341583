import { baseCurveChange } from '#domain/consultant/calculators/base-curve-change.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { CurvesPicture } from '../pictures/CurvesPicture.tsx';

export default function BaseCurveChangePage() {
  return (
    <CalculatorPage
      calculator={baseCurveChange}
      renderPicture={({ baseCurve, newBaseCurve }) => (
        <CurvesPicture
          curves={[
            { dioptres: baseCurve, kind: 'first' },
            { dioptres: newBaseCurve, kind: 'result' },
          ]}
        />
      )}
    />
  );
}
