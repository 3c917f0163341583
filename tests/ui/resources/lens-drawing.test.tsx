import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { showLocale } from '#providers/messages/locale.ts';
import { LensDrawing } from '#resources/lenses/drawing/LensDrawing.tsx';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { lightTheme } from '#src/theme/theme.ts';

function show(lens: LensDefinition, prescription: Prescription, locale: 'en' | 'es' = 'en') {
  void showLocale(locale);
  return render(
    <I18nContextProvider value={createI18nProvider(locale)}>
      <ThemeProvider theme={lightTheme}>
        <LensDrawing lens={lens} prescription={prescription} />
      </ThemeProvider>
    </I18nContextProvider>,
  );
}

const paths = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

describe('OR-01 the picture of a lens', () => {
  it('names what it shows, in both languages', () => {
    show(ampleyeScleral, { sag: 4200, diameter: 16 });
    screen.getByRole('figure', {
      name: 'Cross-section of Ampleye scleral: diameter 16.00 mm, sagittal depth 4.200 mm',
    });
    cleanup();
    show(ampleyeScleral, { sag: 4200, diameter: 16 }, 'es');
    expect(screen.getByRole('figure', { name: /^Corte de Ampleye scleral/ })).toBeTruthy();
  });

  it('OR-02 calls its depth the total one, unlike the sagitta of the base curve alone', () => {
    show(ampleyeScleral, { sag: 4200, diameter: 16 });
    expect(screen.getByText('⌀ 16.00 mm · total depth 4.200 mm')).toBeTruthy();
  });

  it('follows the values as they are typed', () => {
    const before = paths(show(ampleyeScleral, { sag: 3800, baseCurve: 7.8 }).container);
    cleanup();
    const deeper = paths(show(ampleyeScleral, { sag: 4200, baseCurve: 7.8 }).container);
    cleanup();
    const flatter = paths(show(ampleyeScleral, { sag: 3800, baseCurve: 8.4 }).container);
    expect(deeper[0]).not.toBe(before[0]);
    expect(flatter[0]).not.toBe(before[0]);
  });

  it('says what it had to assume, and that only while it does', () => {
    show(ampleyeScleral, {});
    screen.getByText(/typical values for: base curve, optic zone, center thickness/);
    cleanup();
    show(ampleyeScleral, { baseCurve: 7.8, centreThickness: 0.3 });
    expect(screen.getByText('Drawing assumes typical values for: optic zone.')).toBeTruthy();
  });
});
