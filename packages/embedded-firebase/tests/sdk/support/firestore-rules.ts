import type { FirebaseTarget } from './target.ts';

/** Anything goes below `open`, `private` is each user's own, `locked` is nobody's, the rest is closed. */
export const FIRESTORE_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{path=**} { allow read, write: if true; }
    match /private/{uid} {
      allow read, write: if request.auth != null && request.auth.uid == uid;
    }
  }
}`;

/** Replaces the rules of the target, by those of these suites unless others are given. */
export async function setTestRules(
  target: FirebaseTarget,
  content = FIRESTORE_RULES,
): Promise<void> {
  const { host, port } = target.firestore;
  const url = `http://${host}:${port}/emulator/v1/projects/${target.projectId}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const response = await fetch(url, { method: 'PUT', body });
  if (!response.ok) throw new Error(`The rules were refused: ${await response.text()}`);
}
