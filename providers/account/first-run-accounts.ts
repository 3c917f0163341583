export interface FirstRunAccount {
  email: string;
  password: string;
  description: string;
}

function isAccount(value: unknown): value is FirstRunAccount {
  if (typeof value !== 'object' || value === null) return false;
  const account: Partial<Record<string, unknown>> = { ...value };
  return ['email', 'password', 'description'].every((key) => typeof account[key] === 'string');
}

/** Returns the accounts of the first start, which only the embedded portal has. @throws when they cannot be loaded */
export async function loadFirstRunAccounts(signal: AbortSignal): Promise<FirstRunAccount[]> {
  const response = await fetch('/local/accounts', { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const answer: unknown = await response.json();
  return Array.isArray(answer) ? answer.filter(isAccount) : [];
}
