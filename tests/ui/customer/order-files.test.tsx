import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import type { Attachment } from '#domain/orders/attachment.ts';
import { FileError } from '#providers/firebase/file-errors.ts';
import type { Files } from '#providers/firebase/files.ts';
import type { Runtime } from '#providers/runtime.ts';
import type { Session } from '#providers/session/session-contract.ts';
import { nobody } from '#providers/session/session-state.ts';
import { SessionContext } from '#providers/session/use-session.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { toVisionPrescription } from '#server/ordering/export/fhir/to-vision-prescription.ts';
import { AttachmentsField } from '#src/customer/order/attachments/AttachmentsField.tsx';
import { ImportPrescription } from '#src/customer/order/fhir/ImportPrescription.tsx';
import { EMPTY_ORDER, type OrderFormValues } from '#src/customer/order/state/form-values.ts';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { buildOrder } from '../../fixtures/build-order.ts';
import { FOREIGN_PRESCRIPTION } from '../../fixtures/foreign-prescription.ts';
import { file, HTML, PDF, PNG } from '../../fixtures/upload-files.ts';
import { fakeUpload } from '../src/show-request.tsx';
import { showPanel } from './order-panel.tsx';

const STORED: Attachment = {
  path: 'users/u1/orders/stored.png',
  name: 'topography.png',
  size: PNG.length,
  type: 'image/png',
  kind: 'topography',
  eye: null,
};

const signedIn = { ...nobody, status: 'signedIn' as const };
const session = { get: () => signedIn, subscribe: () => () => undefined } as unknown as Session;

/** What the form holds. */
function Kept() {
  const attachments = useWatch<OrderFormValues, 'attachments'>({ name: 'attachments' });
  return <pre data-testid="kept">{JSON.stringify(attachments)}</pre>;
}

function show(attachments: Attachment[] = [], uploads = [fakeUpload(PNG.length)]) {
  const left = [...uploads];
  const upload = vi.fn<Files['upload']>(() => (left.shift() ?? fakeUpload(0)).upload);
  const runtime = { files: () => Promise.resolve({ upload }) } as unknown as Runtime;
  const Page = () => {
    const form = useForm<OrderFormValues>({ defaultValues: { ...EMPTY_ORDER, attachments } });
    return (
      <FormProvider {...form}>
        <AttachmentsField />
        <Kept />
      </FormProvider>
    );
  };
  render(
    <I18nContextProvider value={createI18nProvider('en')}>
      <RuntimeContext value={runtime}>
        <SessionContext value={session}>
          <Page />
        </SessionContext>
      </RuntimeContext>
    </I18nContextProvider>,
  );
  return {
    upload,
    kept: () => JSON.parse(screen.getByTestId('kept').textContent ?? '') as unknown,
  };
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add files'), { target: { files } });

describe('files that go with an order', () => {
  it('DB-02 go to the own folder under a name that tells nothing, with progress', async () => {
    const first = fakeUpload(PNG.length);
    const { upload, kept } = show([], [first]);
    choose(file(PNG, 'Jane Doe.png'));
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    expect(upload.mock.calls[0]?.[0]).toMatch(/^users\/[^/]*\/orders\/[0-9a-f-]{36}\.png$/);
    first.sent(PNG.length / 2);
    await screen.findByText(/Uploading Jane Doe\.png · 50%/);
    first.resolve();
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(kept()).toMatchObject([{ name: 'Jane Doe.png', type: 'image/png', eye: null }]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('SE-08 are refused with the reason', async () => {
    const { upload, kept } = show();
    choose(file(HTML, 'page.png', 'image/png'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'page.png is not an image or a PDF.',
    );
    expect(upload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('DB-02 can be tried again when the upload failed', async () => {
    const [failing, second] = [fakeUpload(1), fakeUpload(1)];
    const { upload, kept } = show([], [failing, second]);
    choose(file(PDF, 'report.pdf'));
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    failing.reject(new FileError('retry-limit-exceeded'));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
    second.resolve();
    await waitFor(() => expect(kept()).toMatchObject([{ name: 'report.pdf', kind: 'other' }]));
  });

  it('DB-02 can be cancelled on their way', async () => {
    const first = fakeUpload(1);
    const { upload, kept } = show([], [first]);
    choose(file(PNG, 'eye.png'));
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByRole('button', { name: 'Cancel eye.png' }));
    expect(first.upload.cancel).toHaveBeenCalledOnce();
    expect(screen.queryByText(/Uploading/)).toBeNull();
    first.resolve();
    expect(kept()).toEqual([]);
  });

  it('OR-01 say what they show, of which eye, and can be removed', () => {
    const { kept } = show([STORED]);
    const row = within(screen.getByRole('listitem'));
    fireEvent.change(row.getByLabelText('Type'), { target: { value: 'photograph' } });
    fireEvent.change(row.getByLabelText('Eye'), { target: { value: 'left' } });
    expect(kept()).toEqual([{ ...STORED, kind: 'photograph', eye: 'left' }]);
    fireEvent.click(row.getByRole('button', { name: 'Remove topography.png' }));
    expect(kept()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByText('Add files'));
  });

  it('OR-01 are ten at most', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => ({
      ...STORED,
      path: `users/u/orders/${at}`,
    }));
    const { upload } = show(nine);
    choose(file(PNG, 'a.png'), file(PNG, 'b.png'));
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    expect(screen.getByText('An order can have at most 10 files.')).toBeTruthy();
    expect(screen.getByText<HTMLButtonElement>('Add files').disabled).toBe(true);
  });
});

/** Chooses a file with this content. */
const chooseFile = (content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const chosen = new File([text], 'prescription.json', { type: 'application/json' });
  fireEvent.change(screen.getByLabelText(/FHIR/, { selector: 'input' }), {
    target: { files: [chosen] },
  });
};

describe('a prescription from a file', () => {
  it('OR-10 fills the form after it was shown, and keeps what was written', async () => {
    const order = buildOrder({ patientReference: 'P-77', notes: 'Call first' });
    const { values } = showPanel(<ImportPrescription lenses={catalogue} />, { notes: 'Rush' });
    chooseFile(toVisionPrescription(order));
    await screen.findByRole('dialog', { name: 'Import a prescription' });
    expect(values()).toMatchObject({ patientReference: '', notes: 'Rush' });
    fireEvent.click(screen.getByText('Fill in form'));
    expect(values()).toMatchObject({ patientReference: 'P-77', notes: 'Rush\nCall first' });
    const [line] = order.lenses;
    expect(values()[line?.eye ?? 'left'].lensId).toBe(line?.lensId);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('OR-10 says what is left out, and changes nothing when it is cancelled', async () => {
    const start = { patientReference: 'MINE' };
    const { values } = showPanel(<ImportPrescription lenses={catalogue} />, start);
    chooseFile({ ...FOREIGN_PRESCRIPTION, patient: { ...FOREIGN_PRESCRIPTION.patient } });
    expect(await screen.findByText(/Choose a lens in the form/)).toBeDefined();
    expect(screen.getByText(/lensSpecification\[0\]\.duration has no field here/)).toBeDefined();
    fireEvent.click(screen.getByText('Cancel'));
    expect(values()).toEqual({ ...EMPTY_ORDER, ...start });
  });
});
