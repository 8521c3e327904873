import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { type DocumentData, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';

/** Token claims by kind of caller. */
const tokens = {
  confirmed: { email_verified: true },
  unconfirmed: { email_verified: false },
  /** Signed in by text message; the address, if any, is unconfirmed. */
  phone: { email_verified: false, phone_number: '+84912345678' },
  operator: { email_verified: true, operator: true },
  operatorByPhone: { phone_number: '+84912345678', operator: true },
  /** Signed in by a provider, with a changed, unconfirmed address. */
  google: { email_verified: false, firebase: { sign_in_provider: 'google.com' } },
  facebook: { email_verified: false, firebase: { sign_in_provider: 'facebook.com' } },
  unnamed: {},
  /** The same person, signed in at second 1,000 on another device; other tokens have second 0. */
  earlier: { email_verified: true, auth_time: 1_000 },
} as const;
export type Standing = keyof typeof tokens;
export type Store = ReturnType<RulesTestContext['firestore']>;
export type Documents = Record<string, DocumentData>;

const ownRules = new URL('../../firestore.rules', import.meta.url);
export const readRules = () => readFileSync(process.env.RULES_UNDER_TEST ?? ownRules, 'utf8');
/** `npm test` starts the emulator with these rules; no suite loads them again. */
const areLoaded = process.env.RULES_LOADED === '1' && !process.env.RULES_UNDER_TEST;
const port = (host: string) => Number(host.split(':')[1]);
const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';

/**
 * Opens the rules in an emulated project of their own.
 * @param change transforms the rules first
 * @example const book = openRulebook('likes'); await book.denies(getDoc(doc(book.visitor(), 'likes/a_b')));
 */
export const openRulebook = (name: string, change?: (rules: string) => string) => {
  const stores = new Map<string, Store>();
  const closing = Promise.withResolvers<void>();
  let environment: RulesTestEnvironment;
  let free: Store;
  let freed: Promise<void>;
  /** Documents in the emulator; undefined after an allowed write, which may have changed them. */
  let placed: Documents | undefined;

  beforeAll(async () => {
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: `demo-rules-${name}`,
      firestore: {
        host: '127.0.0.1',
        port: port(emulator),
        ...((change || !areLoaded) && { rules: change?.(readRules()) ?? readRules() }),
      },
    });
    const opened = Promise.withResolvers<Store>();
    freed = environment.withSecurityRulesDisabled((context) => {
      opened.resolve(context.firestore());
      return closing.promise;
    });
    free = await opened.promise;
  });

  afterAll(async () => {
    await environment.clearFirestore();
    closing.resolve();
    await freed;
    await environment.cleanup();
  });

  const opened = (key: string, context: () => RulesTestContext): Store => {
    const store = stores.get(key) ?? context().firestore();
    stores.set(key, store);
    return store;
  };

  return {
    visitor: () => opened('', () => environment.unauthenticatedContext()),
    as: (uid: string, standing: Standing | TokenOptions = 'confirmed') => {
      const token = typeof standing === 'string' ? tokens[standing] : standing;
      return opened(`${uid} ${JSON.stringify(token)}`, () => environment.authenticatedContext(uid, token));
    },
    allows: async (action: Promise<unknown>): Promise<void> => {
      placed = undefined;
      await assertSucceeds(action);
    },
    denies: async (action: Promise<unknown>): Promise<void> => {
      await assertFails(
        action.then((result) => {
          placed = undefined;
          return result;
        }),
      );
    },
    place: async (documents: Documents) => {
      if (documents === placed) return;
      await environment.clearFirestore();
      const batch = free.batch();
      for (const [path, data] of Object.entries(documents)) batch.set(free.doc(path), data);
      await batch.commit();
      placed = documents;
    },
    read: async (path: string) => (await free.doc(path).get()).data(),
  };
};
export type Rulebook = ReturnType<typeof openRulebook>;
