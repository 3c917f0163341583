import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PaperSizeButton } from '../shared/PaperSizeButton.tsx';

/** PY-07: downloads the invoice as a PDF in the user's language, in either paper size. */
export function InvoicePdfButton({ id }: { id: string }) {
  const text = useText('invoices');
  const locale = useLocale();
  return (
    <PaperSizeButton
      label={text('pdf')}
      busyLabel={text('pdfBusy')}
      sizeLabel={(size) => text('pdfIn', { size })}
      pathOf={(size) => `/invoices/${encodeURIComponent(id)}/pdf?size=${size}&lang=${locale}`}
    />
  );
}
