import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QUESTION_MOST } from '#domain/conversation/limits.ts';
import { unedited } from '#domain/guide/first-passages.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { showVisitor } from './show-visitor.tsx';

const ASK = '/ampleye-virtual-consultant/ask';

afterEach(() => history.replaceState(null, '', '/'));

type Loaded = Awaited<ReturnType<HttpClient>>;

const answering: HttpClient = (path) =>
  Promise.resolve({ json: path.endsWith('lenses') ? catalogue : unedited() } as Loaded);
const failing: HttpClient = () => Promise.reject(new Error('offline'));

async function visit(client: HttpClient = answering) {
  Element.prototype.scrollIntoView = () => {};
  showVisitor(ASK, client);
  return screen.findByLabelText<HTMLTextAreaElement>('Your question');
}

const log = () => screen.getByRole('log', { name: 'Conversation' });

async function ask(field: HTMLTextAreaElement, text: string, part: string) {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(log().textContent).toContain(part));
}

describe('the conversation', () => {
  it('VC-01 answers in the thread with sources and a way on, and empties the field', async () => {
    const field = await visit();
    await ask(field, 'vertex -6.00', 'Power at the cornea: −5.60');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    const link = within(log()).getByRole('link', { name: 'Open: Vertex distance' });
    expect(link.getAttribute('href')).toMatch(/calculators\/vertex-distance\?sphere=-6\.00D/);
    expect(within(log()).getByText('Sources (2)')).toBeDefined();
    expect(within(log()).getAllByRole('listitem')[0]?.lang).toBe('en');
  });

  it('VC-01 Shift+Enter does not send, and an empty or too long question is refused', async () => {
    const field = await visit();
    fireEvent.change(field, { target: { value: 'vertex' } });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(field.value).toBe('vertex');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByText('Enter a question.')).toBeDefined();
    fireEvent.change(field, { target: { value: 'a'.repeat(QUESTION_MOST + 2) } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByText('2 characters too many')).toBeDefined();
    expect(log().textContent).toBe('');
  });

  it('VC-03 uses and shows a masked question, and says so', async () => {
    const field = await visit();
    await ask(field, 'Patient John Smith: vertex -6.00', '−5.60');
    expect(log().textContent).toContain('[name]');
    expect(log().textContent).toContain('was masked before it was used');
    expect(document.body.textContent).not.toContain('Smith');
  });

  it('VC-01 shows what is known of the case; a value is removed, and all is forgotten', async () => {
    const field = await visit();
    await waitFor(() => expect(screen.queryByText(/^Loading the lenses/)).toBeNull());
    await ask(field, 'Right eye, first Ampleye for keratoconus, HVID 11.8?', '3800 µm');
    expect(await screen.findByText('What is known of the case (3)')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: HVID 11.80 mm' }));
    expect(screen.getByText('What is known of the case (2)')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Forget all' }));
    expect(screen.queryByText(/^What is known/)).toBeNull();
    expect(log().textContent).toContain('3800 µm');
    fireEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(log().textContent).toBe('');
  });

  it('VC-01 copies an answer as text with its sources', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const field = await visit();
    await ask(field, 'vertex -6.00', '−5.60');
    fireEvent.click(screen.getByRole('button', { name: 'Copy answer' }));
    expect(await screen.findByText('Copied!')).toBeDefined();
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^> vertex -6\.00[^]*\[1\] AccuLens/);
  });

  it('VC-02 says what could not be loaded, and calculates all the same', async () => {
    const field = await visit(failing);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await ask(field, 'vertex -6.00', '−5.60');
    await ask(field, 'first Ampleye?', 'The lenses are not loaded');
  });

  it('VC-01 an example is asked by a press', async () => {
    await visit();
    fireEvent.click(screen.getByRole('button', { name: /^Vertex −6.00/ }));
    await waitFor(() => expect(log().textContent).toContain('−5.60 −2.12 × 180°'));
    expect(screen.queryByText('Examples')).toBeNull();
  });
});
