import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { SaveContextProvider, useSaveContext } from 'react-admin';
import type { RaRecord, SaveHandler } from 'react-admin';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { FieldError } from '#domain/access/api-error.ts';

const errorsSchema = apiErrorSchema.shape.errors;

type MessageOf = (field: string, error: FieldError) => string;

interface FieldRefusalsProps {
  /** Returns what to say about a field that the server refused. */
  messageOf: MessageOf;
  /** The form. */
  children: ReactNode;
}

/** Puts what the server refused at the fields of the form, in the user's words. */
export function FieldRefusals({ messageOf, children }: FieldRefusalsProps) {
  const context = useSaveContext();
  const save = useMemo(
    () => context.save && translated(context.save, messageOf),
    [context.save, messageOf],
  );
  return (
    <SaveContextProvider value={{ ...context, ...(save && { save }) }}>
      {children}
    </SaveContextProvider>
  );
}

/** react-admin's save returns the `errors` of the API's answer as they are; a form takes a message for each field. */
function translated(save: SaveHandler<RaRecord>, messageOf: MessageOf): SaveHandler<RaRecord> {
  const translate = async (answer: ReturnType<typeof save>): Promise<object | undefined> => {
    const errors = errorsSchema.safeParse(await answer).data;
    if (!errors) return undefined;
    return Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [field, messageOf(field, error)]),
    );
  };
  // The type of react-admin's handler names only what a save without errors returns.
  return (values, callbacks) => translate(save(values, callbacks)) as ReturnType<typeof save>;
}
