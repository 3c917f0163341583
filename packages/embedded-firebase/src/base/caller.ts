/** Who calls: `admin` bypasses the rules (bearer `owner`), otherwise the claims of an ID token, or nobody. */
export interface Caller {
  admin: boolean;
  auth: { uid: string; token: Record<string, unknown> } | null;
}
