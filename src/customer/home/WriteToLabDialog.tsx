import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { z } from 'zod';
import { TEXT_PROBLEMS, textRuleOf } from '#domain/basics/text-problems.ts';
import {
  directEmailSchema,
  MAX_DIRECT_BODY,
  MAX_DIRECT_SUBJECT,
} from '#domain/emails/direct-email.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { DecisionFrame } from '#resources/shared/decision/DecisionDialog.tsx';
import { useWriteToLab } from './use-write-to-lab.ts';

/** RS-03: subject and text of an email to the lab's addresses. */
export default function WriteToLabDialog({ onClose }: { onClose: () => void }) {
  const text = useText('customer');
  const notify = useNotify();
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ subject: '', body: '' });
  const { wrong, problemsOf } = useProblems();
  const { addresses, hasNone, error, isPending, send } = useWriteToLab();
  const finish = () => {
    notify(text('write.sent'), { type: 'success' });
    onClose();
  };
  const submit = () => {
    const email = directEmailSchema.safeParse({ ...typed, recipients: addresses.join(';') });
    problemsOf(email.error);
    if (email.success && !isPending) send(email.data, { onSuccess: finish });
  };
  const fieldOf = (name: keyof typeof typed): TextFieldProps => ({
    label: text(`write.${name}`),
    required: true,
    value: typed[name],
    onChange: ({ target }) => setTyped({ ...typed, [name]: target.value }),
    error: wrong.has(name),
    helperText: wrong.get(name),
  });
  return (
    <DecisionFrame
      title={text('write.title')}
      consequence={text('write.lead')}
      action={text('write.action')}
      tone="primary"
      isPending={isPending}
      isBlocked={addresses.length === 0}
      error={error}
      onOpened={() => first.current?.focus()}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasNone ? (
        <Alert severity="info">{text('write.noAddress')}</Alert>
      ) : (
        <Stack spacing={1}>
          <TextField
            id="write-subject"
            {...fieldOf('subject')}
            inputRef={first}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: MAX_DIRECT_SUBJECT } }}
          />
          <TextField
            id="write-body"
            {...fieldOf('body')}
            multiline
            minRows={5}
            slotProps={{ htmlInput: { maxLength: MAX_DIRECT_BODY } }}
          />
        </Stack>
      )}
    </DecisionFrame>
  );
}

/** What is wrong by field, after a try: the text of a missing one, or what is wrong with what was typed. */
function useProblems() {
  const text = useText('customer');
  const locale = useLocale();
  const [wrong, setWrong] = useState<ReadonlyMap<PropertyKey | undefined, string>>(new Map());
  const textOf = (issue: z.core.$ZodIssue) =>
    issue.code === 'custom' ? TEXT_PROBLEMS[textRuleOf(issue)][locale] : text('write.missing');
  const problemsOf = (error: z.ZodError | undefined) =>
    setWrong(new Map(error?.issues.map((issue) => [issue.path[0], textOf(issue)])));
  return { wrong, problemsOf };
}
