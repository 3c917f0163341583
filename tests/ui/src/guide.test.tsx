import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { unedited } from '#server/consultant/guide/first-passages.ts';
import { showVisitor } from './show-visitor.tsx';

const GUIDE = '/ampleye-virtual-consultant/guide';

type Answer = Awaited<ReturnType<HttpClient>>;
const answering = () => vi.fn<HttpClient>().mockResolvedValue({ json: unedited() } as Answer);

function visit(at: string, client: HttpClient = answering()) {
  showVisitor(at, client);
}

describe('the guide', () => {
  it('VC-01 can be loaded again after a failure', async () => {
    const client = answering().mockRejectedValueOnce(new HttpFailure('No response', 0));
    visit(`${GUIDE}/lars`, client);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^LARS/ })).toBeTruthy();
  });
});
