import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newFitting, type FittingFile } from '#domain/consultant/fitting-link/fitting-file.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import {
  linkOf,
  readFragment,
  writeFragment,
  type Stage,
} from '#src/consultant/fitting/state/fragment.ts';
import {
  withChange,
  withFindings,
  withLens,
  withValue,
} from '#src/consultant/fitting/steps/edit.ts';
import { showVisitor } from './show-visitor.tsx';

const PATH = '/ampleye-virtual-consultant/fitting';

function lensOf(id: string): LensDefinition {
  const lens = catalogue.find((one) => one.id === id);
  if (!lens) throw new Error(`No ${id}`);
  return lens;
}

const ampleye = lensOf('ampleye-scleral');
const answering: HttpClient = () =>
  Promise.resolve({ status: 200, headers: new Headers(), json: catalogue });

function visit(fragment: string, client: HttpClient = answering) {
  showVisitor(PATH + fragment, client);
}

const at = (file: FittingFile, stage: Stage) => writeFragment(linkOf(file), stage);
const begun = withValue(withLens(newFitting(), ampleye), ampleye, {
  step: 0,
  name: 'sphere',
  value: -2,
});
const low = withFindings(
  withValue(begun, ampleye, { step: 0, name: 'sag', value: 3800 }),
  ampleye,
  { step: 0, findings: { minutesOnEye: 30, centralVault: 200 } },
);

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const typeIn = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inAddress = () => readFragment(location.hash);

const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('guided fitting', () => {
  it('VC-04 fills both K and the refraction from one text each, with K in mm, too', async () => {
    visit('');
    await typeIn('Flat K', '7.80/7.65 @ 90');
    fireEvent.blur(await field('Flat K'));
    expect((await field('Steep K')).value).toBe('7.65');
    expect((await field('Flat meridian')).value).toBe('180');
    expect((await field('Unit of K')).value).toBe('mm');
    await typeIn('Sphere', 'OD -3.00 -1.25 x 20 OS -1.00');
    fireEvent.blur(await field('Sphere'));
    expect((await field('Axis')).value).toBe('020');
    await waitFor(() =>
      expect(inAddress()).toMatchObject({
        file: { clinical: { flatK: 43.27, steepK: 44.12, refractionCylinder: -1.25 } },
      }),
    );
  });

  it('VC-03 puts nothing into the address that is no measurement', async () => {
    visit('');
    await typeIn('HVID', 'Jane Doe');
    fireEvent.blur(await field('HVID'));
    expect(await screen.findByText(/HVID: enter a number/)).toBeDefined();
    await typeIn('Pupil', '4');
    await waitFor(() => expect(inAddress()).toMatchObject({ file: { clinical: { pupil: 4 } } }));
    expect(inAddress()).toMatchObject({ file: { clinical: { pupil: 4 } }, unread: [] });
    expect(JSON.stringify(inAddress())).not.toContain('Jane');
  });

  it('VC-04 offers no lens that the maker’s range rules out, and says why', async () => {
    visit(at({ ...newFitting(), clinical: { refractionSphere: -8, flatK: 43 } }, 'lens'));
    await button('Choose GP Sphere');
    expect(screen.getByText(/Sphere −8.00 D is beyond the ortho-k range/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Choose Ortho-k' })).toBeNull();
  });

  it('VC-04 names the nearest right value of a finding, which does not get into a link', async () => {
    visit(at(begun, 0));
    fireEvent.click(await button(/^Center/));
    await typeIn('Central vault', '5000');
    fireEvent.blur(await field('Central vault'));
    expect(await screen.findByText(/Nearest: 1500 µm/)).toBeDefined();
    expect(screen.getAllByText('Check the findings first.').length).toBeGreaterThan(0);
    await typeIn('Minutes of wear', '30');
    await waitFor(() =>
      expect(inAddress()).toMatchObject({ file: { steps: [{ findings: { minutesOnEye: 30 } }] } }),
    );
    expect((await field('Central vault')).value).toBe('5000');
  });

  it('VC-04 asks only what the rules of the lens can use', async () => {
    visit(at(withLens(newFitting(), lensOf('custom-soft-toric')), 0));
    expect(await screen.findByText('Rotation', { selector: 'legend' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Nasal/ })).toBeNull();
    expect(screen.queryByText('Bubbles')).toBeNull();
  });

  it('VC-04 mirrors the picture for a left eye', async () => {
    visit(at({ ...begun, eye: 'left' }, 0));
    expect(await screen.findByText(/the left eye: nasal is left/)).toBeDefined();
    const picture = (await button(/^Nasal/)).parentElement;
    expect(picture?.dataset['eye']).toBe('left');
  });

  it('UX-01 says the outcome once it stands, not while somebody types', async () => {
    visit(at(low, 0));
    await button(/^Choose this change/);
    vi.useFakeTimers();
    const result = screen.getByRole('region', { name: 'Next change' });
    const said = () => within(result).getByRole('status').textContent;
    const minutes = screen.getByLabelText('Minutes of wear');
    fireEvent.change(minutes, { target: { value: '3' } });
    pass(900);
    const before = said();
    fireEvent.change(minutes, { target: { value: '31' } });
    pass(900);
    expect(said()).toBe(before);
    pass(200);
    expect(said()).toMatch(/^Next change: Sagittal depth: 3800 µm → /);
  });

  it('VC-04 goes back and forth without loss, and the skip link takes nothing away', async () => {
    const chosen = withChange(low, 0, 'scleral.vaultLow.sag');
    visit(at(chosen, 0));
    const first = location.hash;
    fireEvent.click(await button('Lens 2 was seen on the eye'));
    await screen.findByRole('heading', { level: 2, name: 'Lens 2 on the eye' });
    await typeIn('Minutes of wear', '240');
    await waitFor(() =>
      expect(inAddress()).toMatchObject({
        file: { steps: [{}, { findings: { minutesOnEye: 240 } }] },
      }),
    );
    act(() => {
      history.replaceState(null, '', first);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { level: 2, name: 'Lens 1 on the eye' });
    expect(inAddress()).toMatchObject({ stage: 0, file: { steps: [{}, {}] } });
    act(() => {
      history.replaceState(null, '', '#content');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(inAddress()).toMatchObject({ stage: 0, file: { steps: [{}, {}] } });
    fireEvent.click(await button('Lens 2 on the eye'));
    expect((await field('Minutes of wear')).value).toBe('240');
  });

  it('VC-04 ends the lenses that followed another change, and says so', async () => {
    const chosen = withChange(low, 0, 'scleral.vaultLow.sag');
    visit(at(chosen, 0));
    fireEvent.click(await button('Take back'));
    expect(await button(/^Choose this change/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Open as draft order' })).toBeNull();
  });

  it('VC-04 says that the lenses could not be loaded, and asks again', async () => {
    const client = vi.fn<HttpClient>();
    client.mockRejectedValueOnce(new HttpFailure('No connection', 0)).mockImplementation(answering);
    visit(at(newFitting(), 'lens'), client);
    const alert = await screen.findByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await button('Choose Ampleye scleral')).toBeDefined();
  });

  it('VC-04 keeps the measurements of a lens that is no longer offered', async () => {
    const file = { ...begun, lens: 'retired', clinical: { hvid: 11.8 } };
    visit(at(file, 0));
    expect(await screen.findByText(/is not offered at present/)).toBeDefined();
    expect(screen.getByText('11.80 mm')).toBeDefined();
  });
});
