import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { checkBlock, checkFeedback, checkReply, checkThread } from './checkConversations.ts';
import { checkListing } from './checkListing.ts';
import { checkNews } from './checkNews.ts';
import { checkAction, checkProfile } from './checkPeople.ts';
import { grace } from './reconcile.plan.ts';
import type { Run } from './run.ts';
import { cursorOf } from './state.ts';

type Queue = {
  name: string;
  all: (documents: Firestore) => Query;
  /** Field with the time of the last change. */
  field: string;
  check: (run: Run, snapshot: DocumentSnapshot) => Promise<void>;
};

const collection = (name: string) => (documents: Firestore) => documents.collection(name);

const queues: readonly Queue[] = [
  { name: 'deeds', all: collection('audit'), field: 'acted_at', check: checkAction },
  { name: 'profiles', all: collection('profiles'), field: 'updated_at', check: checkProfile },
  {
    name: 'listings',
    all: collection('motorcycles'),
    field: 'updated_at',
    check: async (run, snapshot) => {
      await checkListing(run, snapshot);
      await checkNews(run, snapshot);
    },
  },
  { name: 'blocks', all: collection('blocks'), field: 'created_at', check: checkBlock },
  { name: 'threads', all: collection('inquiries'), field: 'updated_at', check: checkThread },
  {
    name: 'replies',
    all: (documents) => documents.collectionGroup('replies'),
    field: 'created_at',
    check: checkReply,
  },
  { name: 'feedback', all: collection('feedback'), field: 'created_at', check: checkFeedback },
];

const pageSize = 100;
const width = 10;
/** A failed check is retried for an hour. */
const maxTries = 12;
const maxFailed = 200;

/** Checks a few documents at a time; failures are stored for the next run. */
const checkAll = async (
  run: Run,
  { name, check }: Queue,
  snapshots: readonly { snapshot: DocumentSnapshot; tries: number }[],
): Promise<void> => {
  const one = async ({ snapshot, tries }: { snapshot: DocumentSnapshot; tries: number }) => {
    const { path } = snapshot.ref;
    try {
      await check(run, snapshot);
    } catch (failure) {
      run.fail({ queue: name, path, tries }, failure);
      if (tries < maxTries && run.state.again.length < maxFailed)
        run.state.again.push({ queue: name, path, tries: tries + 1 });
    }
  };
  for (let first = 0; first < snapshots.length; first += width)
    await Promise.all(snapshots.slice(first, first + width).map(one));
};

const retryFailed = async (run: Run, queue: Queue): Promise<void> => {
  const { documents } = run.needs.site;
  const due = run.state.again.filter(({ queue: name }) => name === queue.name);
  if (due.length === 0) return;
  run.state.again = run.state.again.filter((entry) => !due.includes(entry));
  const snapshots = await documents.getAll(...due.map(({ path }) => documents.doc(path)));
  const there = snapshots.flatMap((snapshot, place) =>
    snapshot.exists ? [{ snapshot, tries: due[place]?.tries ?? 0 }] : [],
  );
  await checkAll(run, queue, there);
};

/**
 * Checks documents changed since the last run, except in the last two minutes: their events may still arrive.
 */
const followQueue = async (run: Run, queue: Queue): Promise<void> => {
  const { documents } = run.needs.site;
  await retryFailed(run, queue);
  const until = Timestamp.fromMillis(run.now - grace);
  const ordered = queue
    .all(documents)
    .where(queue.field, '<=', until)
    .orderBy(queue.field)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  while (!run.isOver()) {
    const { at, path } = cursorOf(run.state, queue.name, run.now);
    const rest = path === null ? ordered.startAt(at) : ordered.startAfter(at, documents.doc(path));
    const { docs } = await rest.get();
    await checkAll(
      run,
      queue,
      docs.map((snapshot) => ({ snapshot, tries: 0 })),
    );
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) {
      // Deletes the path, which may contain a person's id.
      run.state.cursors[queue.name] = { at: until, path: null };
      return;
    }
    const moment: Timestamp = last.get(queue.field);
    run.state.cursors[queue.name] = { at: moment, path: last.ref.path };
    await run.save();
  }
};

export const followQueues = async (run: Run): Promise<void> => {
  for (const queue of queues) {
    try {
      await followQueue(run, queue);
    } catch (failure) {
      run.fail({ queue: queue.name }, failure);
    }
  }
};
