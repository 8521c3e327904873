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

/** Documents in the order in which they changed, and what is looked at in each. */
type Queue = {
  name: string;
  all: (documents: Firestore) => Query;
  /** The moment that goes forward with each change. */
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
/** So many documents are looked at beside each other. */
const width = 10;
/** What fails is looked at again in so many runs: an hour. */
const mostTries = 12;
const mostKept = 200;

/** Looks at many documents, a few at a time; what fails is kept for the next run. */
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
      if (tries < mostTries && run.state.again.length < mostKept)
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
  const found = await documents.getAll(...due.map(({ path }) => documents.doc(path)));
  const there = found.flatMap((snapshot, place) =>
    snapshot.exists ? [{ snapshot, tries: due[place]?.tries ?? 0 }] : [],
  );
  await checkAll(run, queue, there);
};

/** Looks at whatever has changed in a queue since the last run, but for the last two minutes, whose events may be on their way. */
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
      // A moment alone: the ids of people are kept only while there is more to look at.
      run.state.cursors[queue.name] = { at: until, path: null };
      return;
    }
    const moment: Timestamp = last.get(queue.field);
    run.state.cursors[queue.name] = { at: moment, path: last.ref.path };
    await run.save();
  }
};

/** Looks at everything that has changed since the last run. */
export const followQueues = async (run: Run): Promise<void> => {
  for (const queue of queues) {
    try {
      await followQueue(run, queue);
    } catch (failure) {
      run.fail({ queue: queue.name }, failure);
    }
  }
};
