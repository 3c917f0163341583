import { backToricCylinder } from '#domain/consultant/calculators/back-toric-cylinder.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { CurvesPicture } from '../pictures/CurvesPicture.tsx';

export default function BackToricCylinderPage() {
  return (
    <CalculatorPage
      calculator={backToricCylinder}
      renderPicture={({ baseCurve, steepBaseCurve }) => (
        <CurvesPicture
          curves={[
            { dioptres: baseCurve, kind: 'first' },
            { dioptres: steepBaseCurve, kind: 'result' },
          ]}
        />
      )}
    />
  );
}
