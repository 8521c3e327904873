import fc from 'fast-check';
import { expect, it } from 'vitest';
import { untilStable } from './untilStable.ts';

/** Simulates changes of a document while readers and writers run in random order. */
const story = async (changes: number, readers: number, scheduler: fc.Scheduler) => {
  let document = 0;
  let page: number | undefined;
  const events: Promise<unknown>[] = [];
  const deliver = () =>
    untilStable(
      () =>
        scheduler.schedule(Promise.resolve()).then(() => ({ version: String(document), state: document })),
      (state) =>
        scheduler.schedule(Promise.resolve()).then(() => {
          page = state;
        }),
    );
  for (let reader = 0; reader < readers; reader += 1) events.push(deliver());
  for (let change = 1; change <= changes; change += 1) {
    await scheduler.schedule(Promise.resolve());
    document = change;
    // Events are delivered at least once.
    events.push(deliver(), deliver());
  }
  await Promise.all(events);
  return { document, page };
};

it('ends with the newest state, whatever the order of readings and writings', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 3 }),
      fc.scheduler(),
      async (changes, readers, scheduler) => {
        const outcome = story(changes, readers, scheduler);
        await scheduler.waitFor(outcome);
        const { document, page } = await outcome;
        expect(page).toBe(document);
      },
    ),
    { numRuns: 500 },
  );
});

it('gives up when the state never rests', async () => {
  let version = 0;
  const restless = untilStable(
    async () => {
      version += 1;
      return { version: String(version), state: null };
    },
    async () => undefined,
  );
  await expect(restless).rejects.toThrow('kept changing');
});

it('throws what the writer throws, and leaves the rest as it is', async () => {
  const broken = untilStable(
    async () => ({ version: '1', state: null }),
    () => Promise.reject(new Error('the page answered 500')),
  );
  await expect(broken).rejects.toThrow('answered 500');
});
