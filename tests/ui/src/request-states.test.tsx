import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { StateLists } from '#domain/address/regions.ts';
import { STATE_LISTS } from '#domain/address/states/state-lists.ts';
import { forgetStateLists, loadStateLists } from '#providers/address/state-lists.ts';
import { STATE_LIST_TEXTS } from '#providers/address/use-state-choices.ts';
import { request as en } from '#providers/messages/en/public/request.ts';
import { buildApplication } from '../../fixtures/build-application.ts';
import { buildProfile } from '../../fixtures/build-profile.ts';
import { deferred, showRequest, UNLINKED, type Answers } from './show-request.tsx';

const SEND = 'POST /api/customer';
const APPLY = '/auth/request?way=apply';

const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name);
const stateField = () => field('State (optional)');
const put = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = async () =>
  fireEvent.click(await screen.findByText(en.apply.submit, { selector: 'button' }));
const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent]);

async function fillIn(): Promise<void> {
  await screen.findByText(en.apply.submit, { selector: 'button' });
  put(en.apply.practice, 'Harbour Eye Care');
  put(en.apply.licenceNumber, 'OPT-1');
  put(en.apply.country, 'AU');
  put(en.apply.address, '12 Pier Road');
  put(en.apply.city, 'Sydney');
  put('Postcode', '2000');
  put(en.apply.phone, '(02) 5550 1234');
  put(en.apply.contactName, 'Ada Marsh');
  put(en.apply.contactEmail, 'ada@harbour.test');
}

const made: Answers = { [SEND]: { status: 201, json: buildApplication() } };

/** Shows the form to somebody in Mexico whose profile has that state. */
function showWith(state: string) {
  const profile = buildProfile({ country: 'MX', state, zip: '64000' });
  return showRequest({ path: APPLY, states: [{ ...UNLINKED, profile }] });
}

describe('the state of an application from a country with a list', () => {
  it('PF-01 is chosen from its states, which are loaded when the country is chosen', async () => {
    const lists = deferred<StateLists>();
    const load = vi.fn<() => Promise<StateLists>>(() => lists.promise);
    forgetStateLists(load);
    const { requests } = showRequest({ path: APPLY, answers: made });
    await fillIn();
    put(en.apply.country, 'US');
    expect(field('State').tagName).toBe('SELECT');
    put(en.apply.country, 'GB');
    expect(field('County (optional)').tagName).toBe('INPUT');
    put(en.apply.country, 'AU');
    expect(stateField()).toHaveProperty('readOnly', true);
    expect(screen.getByText(STATE_LIST_TEXTS.en.loading)).toBeTruthy();
    await act(async () => lists.resolve(STATE_LISTS));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(STATE_LIST_TEXTS.en.loading)).toBeNull();
    expect(stateField().tagName).toBe('SELECT');
    expect(optionsOf(stateField()).slice(0, 3)).toEqual([
      ['', en.apply.choose],
      ['ACT', 'Australian Capital Territory'],
      ['JBT', 'Jervis Bay Territory'],
    ]);
    put('State (optional)', 'NSW');
    await submit();
    await waitFor(() => expect(requests(SEND)).toHaveLength(1));
    expect(requests(SEND)[0]?.body).toMatchObject({ country: 'AU', state: 'NSW' });
  });

  it('PF-01 is typed when the list does not come, and what the server refuses is told with the nearest', async () => {
    forgetStateLists(() => Promise.reject(new Error('no chunk')));
    const errors = { state: { rule: 'unknown', message: 'x', nearest: 'VIC' } };
    const json = { code: 'invalid', message: 'no', errors, requestId: 'r' };
    const { requests } = showRequest({ path: APPLY, answers: { [SEND]: { status: 422, json } } });
    await fillIn();
    expect(await screen.findByText(STATE_LIST_TEXTS.en.failed)).toBeTruthy();
    expect(stateField()).toHaveProperty('readOnly', false);
    put('State (optional)', 'Viktoria');
    await submit();
    expect(await screen.findByText(`${en.errors.notItsState}. Nearest: VIC`)).toBeTruthy();
    expect(requests(SEND)[0]?.body).toMatchObject({ state: 'Viktoria' });
  });

  it('PF-01 that the profile has by its name is chosen, and what is none is seen and refused', async () => {
    await loadStateLists();
    const named = showWith('nuevo leon');
    await screen.findByText(en.apply.submit, { selector: 'button' });
    expect(stateField().value).toBe('Nuevo León');
    named.unmount();
    showWith('Somewhere');
    await screen.findByText(en.apply.submit, { selector: 'button' });
    expect(stateField().value).toBe('Somewhere');
    await submit();
    expect(await screen.findByText(en.errors.notItsState)).toBeTruthy();
    put('State (optional)', 'Jalisco');
    await waitFor(() => expect(screen.queryByText(en.errors.notItsState)).toBeNull());
  });
});
