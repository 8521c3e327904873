import * as logger from 'firebase-functions/logger';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { knownCards } from '../../functions/src/catalogue/knownCards.ts';
import { answerHealth } from '../../functions/src/monitoring/health.http.ts';
import { answerPage } from '../../functions/src/pages/pages.http.ts';
import { pageSize } from '../../src/domain/search/catalogue.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { ask, refusal, refuseOrders } from './refusals.ts';
import { fresh, publish, site, soon } from './suite.ts';

vi.mock('firebase-functions/logger', { spy: true });

/** The site as after a deployment: no page of this build is stored yet. */
const unstored = {
  ...site,
  files: {
    ...site.files,
    read: async (path: string) => (path.startsWith('pages/') ? null : site.files.read(path)),
    write: vi.fn(site.files.write),
  },
};
const home = (path: string) => ask((request, response) => answerPage(unstored, request, response), path);
const slug = fresh('without-index');

beforeAll(async () => {
  await publish(buildListing({ id: slug, slug, created_at: Date.now() }));
  // The catalogue, not the page: an event about another bike may write the page first.
  await vi.waitFor(
    async () => expect((await knownCards(site))?.map((card) => card.slug).slice(0, pageSize)).toContain(slug),
    soon,
  );
});

const log = vi.mocked(logger.error);
beforeEach(() => log.mockReset());
afterEach(() => vi.restoreAllMocks());

it.each(['/', '/vi'])(
  '%s comes from the catalogue, is not stored, and leaves a line in the log',
  async (path) => {
    refuseOrders(refusal);
    const { status, headers, body } = await home(path);
    expect([status, headers['Cache-Control']]).toEqual([200, 'public, max-age=0, s-maxage=5']);
    expect(headers['Content-Security-Policy']).toBeDefined();
    expect(body).toContain(path === '/' ? '<html lang="en"' : '<html lang="vi"');
    expect(body).toContain(slug);
    const written = unstored.files.write.mock.calls.map(([file]) => file);
    expect(written.filter((file) => file.startsWith('pages/'))).toEqual([]);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('index'), {
      failure: refusal.message,
    });
  },
);

it('any other failure of the database stays one', async () => {
  const unavailable = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
  refuseOrders(unavailable);
  await expect(home('/')).rejects.toBe(unavailable);
});

it('/health says what is missing', async () => {
  refuseOrders(refusal);
  const { status, body } = await ask(
    (request, response) => answerHealth(site, request, response, Date.now()),
    '/health',
  );
  expect(status).toBe(503);
  expect(JSON.parse(body).trouble).toContain('indexes');
});
