import { keratometry } from '#domain/consultant/calculators/keratometry.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { CurvesPicture } from '../pictures/CurvesPicture.tsx';

export default function KeratometryPage() {
  return (
    <CalculatorPage
      calculator={keratometry}
      renderPicture={({ curvature }) => (
        <CurvesPicture curves={[{ dioptres: curvature, kind: 'result' }]} />
      )}
    />
  );
}
