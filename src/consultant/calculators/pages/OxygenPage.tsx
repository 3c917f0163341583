import { oxygen } from '#domain/consultant/calculators/oxygen.ts';
import { transmissibility } from '#domain/lens/optics/oxygen.ts';
import { CalculatorPage } from '../form/CalculatorPage.tsx';
import { OxygenPicture } from '../pictures/OxygenPicture.tsx';

export default function OxygenPage() {
  return (
    <CalculatorPage
      calculator={oxygen}
      renderPicture={({ dk, thickness }) => (
        <OxygenPicture value={transmissibility(dk, thickness)} />
      )}
    />
  );
}
