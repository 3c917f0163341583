import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applicationInputSchema } from '#domain/customers/application-input.ts';
import { clearTab } from '#providers/browser/tab-memory.ts';
import { request as en } from '#providers/messages/en/public/request.ts';
import { request as es } from '#providers/messages/es/public/request.ts';
import { showLocale } from '#providers/messages/locale.ts';
import { buildApplication } from '../../fixtures/build-application.ts';
import { buildProfile } from '../../fixtures/build-profile.ts';
import { showRequest, UNLINKED, type Answers } from './show-request.tsx';

const SEND = 'POST /api/customer';
const LOOK = 'GET /api/customer/application';
const GROUPS = 'GET /api/customer/buyinggroups';
const APPLY = '/auth/request?way=apply';

/** By text: to ask for a role takes seconds in a form with every country. */
const button = (name: string) => screen.findByText<HTMLButtonElement>(name, { selector: 'button' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const put = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await button(name));

/** A whole application, as somebody types it. */
async function fillIn(): Promise<void> {
  await button(en.apply.submit);
  put(en.apply.practice, 'Harbour Eye Care');
  put(en.apply.licenceNumber, 'IL-046-1234');
  put(en.apply.country, 'US');
  put(en.apply.address, '12 Pier Road');
  put(en.apply.city, 'Springfield');
  put(en.apply.labels.state, 'IL');
  put(en.apply.labels.zipCode, '62701');
  put(en.apply.phone, '(217) 555-2368');
  put(en.apply.contactName, 'Ada Marsh');
  put(en.apply.contactEmail, 'ada@harbour.test');
}

const found = (over: Parameters<typeof buildApplication>[0]): Answers => ({
  [LOOK]: { json: { application: buildApplication(over) } },
});
const made: Answers = { [SEND]: { status: 201, json: buildApplication() } };

describe('applying for an account', () => {
  it('RS-05 AD-05 sends the application once, as the API takes it, with the language of the page, and shows that it is under review', async () => {
    const { requests } = showRequest({ path: APPLY, answers: made });
    await fillIn();
    await screen.findByText('Vision North');
    fireEvent.change(screen.getByLabelText(/Buying group/), { target: { value: 'g2' } });
    await act(() => showLocale('es'));
    await press(es.apply.submit);
    const heading = await screen.findByText(es.application.submitted);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const [sent, ...more] = requests(SEND);
    expect(more).toEqual([]);
    expect(applicationInputSchema.parse(sent?.body)).toEqual(sent?.body);
    expect(sent?.body).toMatchObject({
      practice: 'Harbour Eye Care',
      state: 'IL',
      phone: '+12175552368',
      buyingGroupId: 'g2',
      licenceFile: '',
      locale: 'es',
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    expect(sessionStorage).toHaveLength(0);
  });

  it('RS-05 begins with what the profile knows', async () => {
    const address = { country: 'CA', state: 'Ontario', zip: 'k1p1j1' };
    const profile = buildProfile({ ...address, company: 'North' });
    showRequest({ path: APPLY, states: [{ ...UNLINKED, profile }] });
    await button(en.apply.submit);
    expect(field(en.apply.practice).value).toBe('North');
    expect(field(en.apply.labels.province).value).toBe('ON');
    expect(field(en.apply.labels.postalCode).value).toBe('K1P 1J1');
    expect(field(en.apply.contactName).value).toBe('Ada Marsh');
    expect(field(en.apply.contactEmail).value).toBe('practice@lens.test');
  });

  it('SE-08 UX-01 says what is missing beside each field, with the focus on the first', async () => {
    const { requests } = showRequest({ path: APPLY });
    await button(en.apply.submit);
    await press(en.apply.submit);
    expect(await screen.findAllByText(en.errors.required)).not.toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(field(en.apply.practice)));
    expect(field(en.apply.country).getAttribute('aria-invalid')).toBe('true');
    expect(requests(SEND)).toHaveLength(0);
  });

  it('PF-01 asks for the address as its country writes it', async () => {
    showRequest({ path: APPLY });
    await fillIn();
    put(en.apply.country, 'CA');
    expect(field('Province').value).toBe('');
    put('Province', 'ON');
    put('Postal code', '12345');
    await press(en.apply.submit);
    expect(await screen.findByText(/Example: \w\d\w \d\w\d/)).toBeTruthy();
    expect(field('Postal code').getAttribute('aria-invalid')).toBe('true');
  });

  it('RS-06 can be sent although the buying groups do not come, and asks for them again', async () => {
    const answers = { ...made, [GROUPS]: { status: 500 } };
    const { requests, endSession } = showRequest({ path: APPLY, answers });
    expect(await screen.findByText(en.apply.groupsFailed)).toBeTruthy();
    await press(en.application.retry);
    await waitFor(() => expect(requests(GROUPS)).toHaveLength(2));
    await fillIn();
    await press(en.apply.submit);
    expect(await screen.findByText(en.application.submitted)).toBeTruthy();
    expect(requests(SEND)[0]?.body).toMatchObject({ buyingGroupId: null });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('OR-04 SE-08 keeps its key over a lost answer and a reload, and all that was typed', async () => {
    const lost: Answers = { [SEND]: () => Promise.reject(new TypeError('Failed to fetch')) };
    const first = showRequest({ path: APPLY, answers: lost });
    await fillIn();
    await press(en.apply.submit);
    expect((await screen.findByRole('alert')).textContent).toBe(en.failures.offline);
    const key = first.requests(SEND)[0]?.headers.get('idempotency-key');
    first.unmount();
    const second = showRequest({ path: APPLY, answers: made });
    await button(en.apply.submit);
    expect(field(en.apply.practice).value).toBe('Harbour Eye Care');
    await press(en.apply.submit);
    await screen.findByText(en.application.submitted);
    expect(second.requests(SEND)[0]?.headers.get('idempotency-key')).toBe(key);
  });

  it('SE-04 keeps what was typed for its user and this tab only', async () => {
    const first = showRequest({ path: APPLY });
    await fillIn();
    expect(Object.values(localStorage).join(' ')).not.toContain('Harbour');
    first.unmount();
    const other = { uid: 'u2', email: 'other@lens.test', emailVerified: true };
    const second = showRequest({ path: APPLY, states: [{ ...UNLINKED, user: other }] });
    await button(en.apply.submit);
    expect(field(en.apply.practice).value).toBe('');
    second.unmount();
    clearTab();
    expect(sessionStorage).toHaveLength(0);
  });

  it('SE-08 shows what the server refused beside its field', async () => {
    const errors = {
      city: { rule: 'other', message: 'No such city' },
      contactName: { rule: 'too_small', message: 'x' },
    };
    const json = { code: 'invalid', message: 'no', errors, requestId: 'r' };
    showRequest({ path: APPLY, answers: { [SEND]: { status: 422, json } } });
    await fillIn();
    await press(en.apply.submit);
    expect(await screen.findByText(en.errors.refused)).toBeTruthy();
    expect(screen.getByText(en.errors.required)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(en.apply.city)));
    expect(screen.getByRole('alert').textContent).toBe(en.apply.invalid);
  });

  it('RS-05 409: looks what there is already', async () => {
    const answers: Answers = { [SEND]: { status: 409 } };
    const { requests } = showRequest({ path: APPLY, answers });
    await fillIn();
    answers[LOOK] = found({})[LOOK] ?? {};
    await press(en.apply.submit);
    expect(await screen.findByText(en.application.submitted)).toBeTruthy();
    expect(screen.getByText(en.application.onlyOne)).toBeTruthy();
    expect(requests(SEND)).toHaveLength(1);
  });
});

describe('what became of an application', () => {
  it('RS-05 is looked at every 15 s while the page is in front, and when it comes there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { requests } = showRequest();
    await button(en.claim.submit);
    expect(requests(LOOK)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(requests(LOOK)).toHaveLength(2);
    visible.mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(requests(LOOK)).toHaveLength(2);
    visible.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(requests(LOOK)).toHaveLength(3));
  });

  it('UX-04 says so when it cannot be found out, and tries again', async () => {
    const answers: Answers = { [LOOK]: { status: 500 } };
    const { endSession } = showRequest({ path: APPLY, answers });
    expect((await screen.findByRole('alert')).textContent).toContain(en.application.failed);
    expect(screen.queryByText(en.apply.submit)).toBeNull();
    answers[LOOK] = { json: { application: null } };
    await press(en.application.retry);
    expect(await button(en.apply.submit)).toBeTruthy();
    expect(endSession).not.toHaveBeenCalled();
  });

  it('SE-08 keeps the half-filled form when a later look fails', async () => {
    const answers: Answers = {};
    const { requests } = showRequest({ path: APPLY, answers });
    await fillIn();
    answers[LOOK] = { status: 500 };
    fireEvent.focus(window);
    await waitFor(() => expect(requests(LOOK)).toHaveLength(2));
    expect(field(en.apply.practice).value).toBe('Harbour Eye Care');
  });
});
