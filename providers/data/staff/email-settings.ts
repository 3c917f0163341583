import type { DataProvider } from 'react-admin';
import { emailSettingsSchema } from '#domain/emails/email-settings.ts';
import type { EmailSettingsAnswer } from '#domain/emails/email-settings.ts';
import type { Rest } from '../../http/connection.ts';

/** The one record, as react-admin's generic methods return it. */
const withId = (settings: EmailSettingsAnswer) => ({
  data: { ...settings, id: 'emails' } as never,
});

/** The lab's settings of emails as a record: there is one, so its address has no id. */
export function emailSettingsRecord(
  records: DataProvider,
  { rest }: Pick<Rest, 'rest'>,
): DataProvider {
  const path = '/email-settings';
  return {
    ...records,
    getOne: async () => withId(await rest(path, { kind: 'record', schema: emailSettingsSchema })),
    update: async (_resource, { data: { version, id: _id, ...body } }) =>
      withId(
        await rest(path, {
          kind: 'change',
          method: 'PUT',
          body,
          ifMatch: Number(version),
          schema: emailSettingsSchema,
        }),
      ),
  };
}
