import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UPLOAD_MOST_BYTES } from '#domain/basics/constants.ts';
import { FileError } from '#providers/firebase/file-errors.ts';
import type { Files } from '#providers/firebase/files.ts';
import { request as en } from '#providers/messages/en/public/request.ts';
import { licenceName, licenceProblem } from '#src/request/licence/licence-file.ts';
import { buildApplication } from '../../fixtures/build-application.ts';
import { fakeUpload, showRequest } from './show-request.tsx';

const APPLY = '/auth/request?way=apply';
const SEND = 'POST /api/customer';
const { licence: texts } = en;

const PDF = new File([new Uint8Array(2_000_000)], 'licence 2026.pdf', { type: 'application/pdf' });

/** By text: to ask for a role takes seconds in a form with every country. */
const button = (name: string) => screen.findByText<HTMLButtonElement>(name, { selector: 'button' });
const press = async (name: string) => fireEvent.click(await button(name));
const chooser = () => screen.findByLabelText<HTMLInputElement>(texts.choose);
const choose = async (file: File) =>
  fireEvent.change(await chooser(), { target: { files: [file] } });

const licenceGroup = () => screen.getByRole('group', { name: /Copy of the license/ });

/** The form with a file storage in which every upload is another of `uploads`. */
function showForm(uploads = [fakeUpload(PDF.size)]) {
  const left = [...uploads];
  const upload = vi.fn<Files['upload']>(() => (left.shift() ?? fakeUpload(0)).upload);
  const remove = vi.fn<Files['remove']>(() => Promise.resolve());
  const shown = showRequest({
    path: APPLY,
    files: { upload, remove },
    answers: { [SEND]: { status: 201, json: buildApplication() } },
  });
  return { ...shown, upload, remove, uploads };
}

/** What is kept of the form, for it says which copy goes along. */
const keptLicence = (): unknown => {
  const kept: unknown = JSON.parse(sessionStorage.getItem('lens-portal-application') ?? '{}');
  return kept instanceof Object && 'values' in kept
    ? (kept.values as { licenceFile: string }).licenceFile
    : null;
};

describe('the copy of the licence', () => {
  it('DB-02 goes into the own folder under a name of its own, with its progress', async () => {
    const { upload, uploads } = showForm();
    await choose(PDF);
    await button(texts.pause);
    expect(screen.getByText('Uploading licence 2026.pdf')).toBeTruthy();
    const [path, file] = upload.mock.calls[0] ?? [];
    expect(path).toMatch(/^users\/u1\/licence-[\w-]{36}\.pdf$/);
    expect(file).toBe(PDF);
    act(() => uploads[0]?.sent(500_000));
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 500_000);
    expect(screen.getByText(/500 kB of 2 MB/)).toBeTruthy();
    act(() => uploads[0]?.resolve());
    expect(await screen.findByText('The copy is uploaded: licence 2026.pdf')).toBeTruthy();
    expect(`users/u1/${String(keptLicence())}`).toBe(path);
  });

  it('DB-02 is cancelled, and another can be chosen', async () => {
    const { uploads } = showForm();
    await choose(PDF);
    const cancel = await button(texts.cancel);
    cancel.focus();
    fireEvent.click(cancel);
    expect(uploads[0]?.upload.cancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toBe(licenceGroup()));
    act(() => uploads[0]?.reject(new FileError('cancelled')));
    expect(await chooser()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('DB-02 is cancelled when its user leaves the page', async () => {
    const { uploads, unmount } = showForm();
    await choose(PDF);
    await button(texts.pause);
    unmount();
    expect(uploads[0]?.upload.cancel).toHaveBeenCalledOnce();
    uploads[0]?.reject(new FileError('cancelled'));
  });

  it('ER-05 says why it failed, and can be uploaded again', async () => {
    const problem = 'retry-limit-exceeded';
    const { uploads, upload } = showForm([fakeUpload(PDF.size), fakeUpload(PDF.size)]);
    await choose(PDF);
    await button(texts.pause);
    act(() => uploads[0]?.reject(new FileError(problem)));
    expect((await screen.findByRole('alert')).textContent).toContain(en.fileProblems[problem]);
    await press(texts.retry);
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
    act(() => uploads[1]?.resolve());
    expect(await screen.findByText(/The copy is uploaded/)).toBeTruthy();
  });

  it('SE-08 holds the application until it is there, and says so', async () => {
    const { uploads, requests } = showForm();
    await fillAll();
    await choose(PDF);
    await button(texts.pause);
    await press(en.apply.submit);
    expect(await screen.findByText(texts.missing.sending)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(licenceGroup()));
    act(() => uploads[0]?.resolve());
    await screen.findByText(/The copy is uploaded/);
    expect(screen.queryByText(texts.missing.sending)).toBeNull();
    const licenceFile = keptLicence();
    await press(en.apply.submit);
    await waitFor(() => expect(requests(SEND)).toHaveLength(1));
    expect(requests(SEND)[0]?.body).toMatchObject({ licenceFile });
  });

  it('ER-05 lets the application go on without it', async () => {
    const { uploads, requests } = showForm();
    await fillAll();
    await choose(PDF);
    await button(texts.pause);
    act(() => uploads[0]?.reject(new FileError('quota-exceeded')));
    await button(texts.retry);
    await press(en.apply.submit);
    expect(await screen.findByText(texts.missing.failed)).toBeTruthy();
    await press(texts.drop);
    await press(en.apply.submit);
    await waitFor(() => expect(requests(SEND)).toHaveLength(1));
    expect(requests(SEND)[0]?.body).toMatchObject({ licenceFile: '' });
  });

  it('DB-02 is removed, also where it is gone already', async () => {
    const { uploads, upload, remove } = showForm();
    remove.mockRejectedValue(new FileError('object-not-found'));
    await choose(PDF);
    await button(texts.pause);
    act(() => uploads[0]?.resolve());
    await press(texts.remove);
    await chooser();
    expect(remove).toHaveBeenCalledExactlyOnceWith(upload.mock.calls[0]?.[0]);
    expect(keptLicence()).toBe('');
  });

  it('RS-05 that went with a declined application is left alone when it is replaced', async () => {
    const { upload, remove } = {
      upload: vi.fn<Files['upload']>(),
      remove: vi.fn<Files['remove']>(),
    };
    const application = buildApplication({ status: 'declined', licenceFile: 'licence-1.pdf' });
    showRequest({
      path: APPLY,
      files: { upload, remove },
      answers: { 'GET /api/customer/application': { json: { application } } },
    });
    expect(await screen.findByText(texts.storedEarlier)).toBeTruthy();
    await press(texts.remove);
    expect(await chooser()).toBeTruthy();
    expect(remove).not.toHaveBeenCalled();
  });

  it('SE-08 is no file of another type', async () => {
    const { upload } = showForm();
    await choose(new File(['x'], 'page.html', { type: 'text/html' }));
    const message = 'page.html is not a PDF or a picture.';
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(upload).not.toHaveBeenCalled();
  });
});

describe('what can be a copy', () => {
  it.each([
    ['application/pdf', UPLOAD_MOST_BYTES, null],
    ['image/heic', 1, null],
    ['application/pdf', UPLOAD_MOST_BYTES + 1, 'size'],
    ['application/zip', 1, 'type'],
    ['ximage/png', 1, 'type'],
  ])('DB-02 %s of %i bytes: %s', (type, size, problem) =>
    expect(licenceProblem({ type, size })).toBe(problem),
  );

  it.each([
    ['application/pdf', 'pdf'],
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['image/svg+xml', 'svg'],
    ['image/x-evil/../..', ''],
  ])('DB-02 %s ends with .%s, under a name that tells nothing', (type, extension) =>
    expect(licenceName(type)).toMatch(new RegExp(`^licence-[\\w-]{36}\\.${extension}$`)),
  );
});

/** Everything that an application must have. */
async function fillAll(): Promise<void> {
  await button(en.apply.submit);
  const { practice, licenceNumber, country, address, city, phone, contactName } = en.apply;
  const { contactEmail, labels } = en.apply;
  const values = [
    [practice, 'Harbour Eye Care'],
    [licenceNumber, 'IL-1'],
    [country, 'US'],
    [address, '12 Pier Road'],
    [city, 'Springfield'],
    [labels.state, 'IL'],
    [labels.zipCode, '62701'],
    [phone, '(217) 555-2368'],
    [contactName, 'Ada Marsh'],
    [contactEmail, 'ada@harbour.test'],
  ] as const;
  for (const [name, value] of values) {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  }
}
