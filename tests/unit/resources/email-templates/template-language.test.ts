import { describe, expect, it } from 'vitest';
import {
  LIQUID_FILTERS,
  LIQUID_TAGS,
  MJML_ELEMENTS,
} from '#resources/email-templates/editor/template-language.ts';
import * as server from '#server/emails/templates/allowed-markup.ts';
import * as liquid from '#server/emails/templates/liquid.ts';

describe('what the editor of templates offers', () => {
  it('EM-02 is what the server accepts', () => {
    expect(MJML_ELEMENTS).toEqual(server.MJML_ELEMENTS);
    expect(LIQUID_FILTERS).toEqual(liquid.LIQUID_FILTERS);
    for (const tag of liquid.LIQUID_TAGS) expect(LIQUID_TAGS).toContain(tag);
  });
});
