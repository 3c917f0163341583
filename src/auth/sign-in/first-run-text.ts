import { createText } from '#src/i18n/create-text.ts';

const en = {
  heading: 'First-run accounts',
  note: 'Local mode only. Click one to fill in the form.',
  failed: 'The list of accounts could not be loaded.',
};

const es: typeof en = {
  heading: 'Cuentas iniciales',
  note: 'Solo en modo local. Un clic llena el formulario.',
  failed: 'No se pudo cargar la lista de cuentas.',
};

/** Next to the panel instead of in the catalog, so that only the embedded build contains these texts. */
export const useFirstRunText = /* @__PURE__ */ (() => createText({ en, es }).useTexts)();
