/** `open` is anybody's, `users/{uid}` is each user's own. */
export const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{path=**} { allow read, write: if true; }
    match /users/{uid}/{path=**} {
      allow read, write: if request.auth != null && request.auth.uid == uid;
    }
  }
}`;
