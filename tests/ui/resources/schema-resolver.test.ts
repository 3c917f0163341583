import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaResolver } from '#resources/shared/form/schema-resolver.ts';
import { requestError } from '#src/request/failure/field-error.ts';

const schema = z.object({
  name: z.string().min(1).max(3),
  office: z.object({ zip: z.string().min(1) }),
  people: z.array(
    z.object({
      email: z.email(),
      phone: z.string().superRefine((_phone, context) => {
        const params = { rule: 'format', country: 'US' };
        context.addIssue({ code: 'custom', message: 'The message of the server', params });
      }),
    }),
  ),
});

type Values = z.infer<typeof schema>;

const validate = (values: Values) => {
  const resolve = schemaResolver<Values>({
    schema,
    toInput: (typed) => ({ ...typed, name: typed.name.trim() }),
    messageOf: requestError,
  });
  return resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
};

describe('the resolver of the request forms', () => {
  it('RT-04 gives the typed values when their converted form is valid', async () => {
    const values = { name: ' Ann ', office: { zip: '97205' }, people: [] };
    expect(await validate(values)).toEqual({ values, errors: {} });
  });

  it('RT-04 UX-02 has our text at each path, from all that the schema says of it', async () => {
    const { errors } = await validate({
      name: 'Nora',
      office: { zip: '' },
      people: [{ email: 'nora', phone: '1' }],
    });
    expect(errors).toMatchObject({
      name: { message: 'Use at most 3 characters' },
      office: { zip: { message: 'Fill in this field' } },
      people: [
        {
          email: { message: expect.stringMatching(/^Enter a valid email/) },
          phone: { message: expect.stringMatching(/^Enter a valid phone number for this country/) },
        },
      ],
    });
  });
});
