import { beforeEach, describe, expect, it } from 'vitest';

const PAGE = `
  <p id="twice">outside</p>
  <div><p id="once">once</p><p id="twice">inside</p></div>
`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  return () => document.body.replaceChildren();
});

const textOf = (place: ParentNode | null, selectors: string) =>
  place?.querySelector(selectors)?.textContent;

describe('an element asked for by its id, as the tests have it', () => {
  it('is the first of the document', () => {
    expect(textOf(document, '[id="once"]')).toBe('once');
    expect(textOf(document, '[id="twice"]')).toBe('outside');
    expect(textOf(document, '[id="never"]')).toBeUndefined();
  });

  it('is the first within the element, and never the element itself', () => {
    const place = document.querySelector('div');
    expect(textOf(place, '[id="twice"]')).toBe('inside');
    expect(textOf(document.querySelector('#once'), '[id="once"]')).toBeUndefined();
  });

  it('is found by any other selector as before', () =>
    expect(textOf(document, 'div > [id="twice"]')).toBe('inside'));
});
