import { lensDiameter } from '#domain/consultant/calculators/lens-diameter.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { ZonesPicture } from '../pictures/ZonesPicture.tsx';

export default function LensDiameterPage() {
  return (
    <CalculatorPage
      calculator={lensDiameter}
      renderPicture={({ opticZone, secondaryWidth, peripheralWidth }) => (
        <ZonesPicture optic={opticZone} secondary={secondaryWidth} peripheral={peripheralWidth} />
      )}
    />
  );
}
