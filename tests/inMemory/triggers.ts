import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { protoDocument, storeOf } from './adminFirestore.ts';
import type { Stored } from './query.ts';
import type { Change } from './store.ts';

type Trigger = {
  run: (event: unknown) => Promise<unknown>;
  __endpoint?: {
    eventTrigger?: {
      eventType: string;
      eventFilterPathPatterns?: { document?: string };
      eventFilters?: { document?: string };
    };
  };
};
const running = new Set<Promise<unknown>>();

/** Waits for running triggers, and for those that they start. */
export const quiet = async (): Promise<void> => {
  while (running.size > 0) await Promise.all(running);
};

/** Runs a handler after the response to the write, like an event. */
const later = (handle: () => Promise<unknown>): void => {
  const work: Promise<unknown> = new Promise((resolve) => setImmediate(resolve))
    .then(handle)
    .catch((failure: unknown) => console.error(failure))
    .finally(() => running.delete(work));
  running.add(work);
};

export type FileTrigger = { run: (event: unknown) => Promise<unknown> };
export const runUploaded = ({ run }: FileTrigger, name: string, size: number): void =>
  later(() => run({ id: randomUUID(), time: new Date().toISOString(), data: { name, size: String(size) } }));

const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name) params[name] = given[index] ?? '';
    else if (part !== given[index]) return null;
  }
  return params;
};

const kindOf = ({ before, after }: Change): string => {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
};

export const runTriggers = (
  documents: Firestore,
  project: string,
  exported: Record<string, unknown>,
): void => {
  const client = documents as unknown as { snapshot_(of: object | string, readTime: object): unknown };
  const snapshot = (name: string, document: Stored | null, moment: object) =>
    client.snapshot_(document ? protoDocument(document) : name, moment);
  const triggers = Object.values(exported).filter(Boolean) as Trigger[];
  const handle = async (change: Change) => {
    const path = change.name.slice(change.name.indexOf('/documents/') + '/documents/'.length);
    for (const { run, __endpoint } of triggers) {
      const { eventType = '', eventFilterPathPatterns, eventFilters } = __endpoint?.eventTrigger ?? {};
      const pattern = eventFilterPathPatterns?.document ?? eventFilters?.document;
      const params = pattern && paramsOf(pattern, path);
      const wants = /\.(written|created|updated|deleted)/.exec(eventType)?.[1];
      if (!params || (wants !== 'written' && wants !== kindOf(change))) continue;
      const readTime = { seconds: Math.floor(Date.now() / 1_000), nanos: 0 };
      const [before, after] = [change.before, change.after].map((one) =>
        snapshot(change.name, one, readTime),
      );
      const data = wants === 'written' || wants === 'updated' ? { before, after } : (after ?? before);
      // As in production, a failed trigger does not stop the others.
      await run({ id: randomUUID(), time: new Date().toISOString(), params, data, document: path }).catch(
        (failure: unknown) => console.error(failure),
      );
    }
  };
  storeOf(project).onChange((changes) => {
    for (const change of changes) later(() => handle(change));
  });
};
