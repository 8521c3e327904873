import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';

const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');

export const browserOf = (uid: string): { store: Firestore; close: () => Promise<void> } => {
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, uid);
  const store = getFirestore(app);
  connectFirestoreEmulator(store, host, Number(port), {
    mockUserToken: { sub: uid, user_id: uid, email_verified: true },
  });
  return { store, close: () => deleteApp(app) };
};

const isAborted = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === 'aborted';

/** Retries conflicts, since Firestore refuses one of two simultaneous writes. */
const insist = async <T>(action: () => Promise<T>, tries = 5): Promise<T> => {
  try {
    return await action();
  } catch (failure) {
    if (tries === 1 || !isAborted(failure)) throw failure;
    return insist(action, tries - 1);
  }
};

export const stopwatch = () => {
  const took: number[] = [];
  const failures: string[] = [];
  const time = async <T>(name: string, action: () => Promise<T>): Promise<T | undefined> => {
    const begun = performance.now();
    try {
      return await insist(action);
    } catch (failure) {
      failures.push(`${name}: ${failure}`);
      return undefined;
    } finally {
      took.push(performance.now() - begun);
    }
  };
  const begun = performance.now();
  const summary = () => {
    const sorted = took.toSorted((a, b) => a - b);
    const seconds = (performance.now() - begun) / 1_000;
    return {
      count: took.length,
      perSecond: Math.round(took.length / seconds),
      p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    };
  };
  return { time, failures, summary };
};

export const crowd = async (
  workers: number,
  turns: number,
  work: (worker: number, turn: number) => Promise<unknown>,
) => {
  let next = 0;
  const worker = async (number: number) => {
    for (let turn = next++; turn < turns; turn = next++) await work(number, turn);
  };
  await Promise.all(Array.from({ length: workers }, (_, number) => worker(number)));
};
