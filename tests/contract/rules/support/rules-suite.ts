import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { cannotRestart, openTarget } from 'embedded-firebase/tests/sdk/support/target.ts';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
  writeBatch,
  type Firestore as OwnersFirestore,
} from 'firebase/firestore';
import { afterAll } from 'vitest';
import { projectIndexes } from '../../support/project-indexes.ts';
import { contextOf, signedInAt } from './actors.ts';
import type { AccountName, Actor } from './actors.ts';

export type Firestore = ReturnType<RulesTestContext['firestore']>;
export type Storage = ReturnType<RulesTestContext['storage']>;
type Service = 'firestore' | 'storage';

/** Refusals are what these suites provoke; the SDK would print each of them. */
setLogLevel('silent');

/** The project's own rules and indexes under test, in the embedded Firebase or in the official emulators. */
export class RulesSuite {
  readonly #environment: RulesTestEnvironment;
  /** Bound by no rule; `withSecurityRulesDisabled` would open another connection for each document. */
  readonly #owner: OwnersFirestore;
  readonly #firestores = new Map<Actor, Firestore>();
  readonly #storages = new Map<Actor, Storage>();

  private constructor(environment: RulesTestEnvironment, owner: OwnersFirestore) {
    this.#environment = environment;
    this.#owner = owner;
  }

  /** For a whole file, with which it ends. `name` keeps suites apart that share one official emulator. */
  static async open(service: Service, name: string): Promise<RulesSuite> {
    const target = await openTarget(await projectIndexes());
    const rules = await readFile(join(process.cwd(), `${service}.rules`), 'utf8');
    const projectId = cannotRestart === undefined ? target.projectId : `demo-${name}`;
    const environment = await initializeTestEnvironment({
      projectId,
      // Also where only files are under test: their rules look into documents.
      firestore: { ...target.firestore },
      [service]: { ...target[service], rules },
    });
    const app = initializeApp({ projectId, apiKey: 'local' }, randomUUID());
    const owner = getFirestore(app);
    const { host, port } = target.firestore;
    connectFirestoreEmulator(owner, host, port, { mockUserToken: 'owner' });
    afterAll(async () => {
      await deleteApp(app);
      await environment.cleanup();
      await target.close();
    });
    return new RulesSuite(environment, owner);
  }

  /** The same one for an actor, so that a whole file shares its connection. */
  firestore(actor: Actor): Firestore {
    const known = this.#firestores.get(actor);
    const firestore = known ?? contextOf(this.#environment, actor).firestore();
    this.#firestores.set(actor, firestore);
    return firestore;
  }

  /** Of another session of the account, which began at that second. */
  firestoreSince(name: AccountName, authTime: number): Firestore {
    return signedInAt(this.#environment, name, authTime).firestore();
  }

  storageSince(name: AccountName, authTime: number): Storage {
    return signedInAt(this.#environment, name, authTime).storage();
  }

  storage(actor: Actor): Storage {
    const known = this.#storages.get(actor);
    const storage = known ?? contextOf(this.#environment, actor).storage();
    this.#storages.set(actor, storage);
    return storage;
  }

  /** Puts these documents there, and no others, past the rules. */
  async store(documents: Record<string, object>): Promise<void> {
    await this.#environment.clearFirestore();
    const batch = writeBatch(this.#owner);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(this.#owner, path), data);
    await batch.commit();
  }

  /** Puts one more document there, past the rules. */
  async put(path: string, data: object): Promise<void> {
    await setDoc(doc(this.#owner, path), data);
  }

  /** Puts a file there past the rules. */
  async upload(path: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.#environment.withSecurityRulesDisabled(async (context) => {
      await context.storage().ref(path).put(bytes, { contentType });
    });
  }
}
