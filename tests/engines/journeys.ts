import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { ask, watch } from './journeys/asking.ts';
import { browse, findBike, lookAtPhotos } from './journeys/browsing.ts';
import { readOffline } from './journeys/reading.ts';
import { origin } from './journeys/scene.ts';
import { sell, signUp } from './journeys/selling.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const isFull = process.env.ENGINES !== 'short';

const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  'somebody finds a bike and turns its photos': findBike,
  'somebody filters, sorts, scrolls, and comes back to the same card': browse,
  'photos are seen large, by buttons and keys': lookAtPhotos,
  'somebody signs up and confirms their address': signUp,
  'somebody sells a bike with photos': sell,
  'a question is answered, and the next message is read as it comes': ask,
  'an alert is created, switched off and deleted': watch,
  'a guide is read without a network': readOffline,
};

/** Harmless errors: requests cancelled by leaving a page or by losing the network. */
const expected = [
  /A ServiceWorker intercepted the request and encountered an unexpected error/,
  /NetworkError when attempting to fetch resource/,
  /Could not reach Cloud Firestore backend/,
];

export const goThrough = (name: string, start: () => Promise<Engine>): void => {
  describe(name, () => {
    let engine: Engine | undefined;
    let visitor: Visitor;
    beforeAll(async () => {
      engine = await start();
      visitor = await createVisitor(engine, origin);
    });
    afterAll(() => engine?.stop());
    afterEach(() => {
      const complaints = engine?.complaints.splice(0) ?? [];
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    });
    const chosen = Object.entries(journeys).slice(0, isFull ? undefined : 1);
    it.each(chosen)('%s', (_, go) => go(visitor));
  });
};
