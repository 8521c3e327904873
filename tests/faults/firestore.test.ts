import { readdirSync, readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Firestore } from '@google-cloud/firestore';
import { expect, it, vi } from 'vitest';
import { pageFile } from '../../functions/src/pages/renderPair.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { figure } from '../fixtures/figure.ts';
import { documents, fresh, publish, site, visit } from '../functions/suite.ts';

const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
const port = Number(host.split(':')[1]);

/** Opens a proxy to the emulator. It can break all its connections, and refuse new ones for a while. */
const openWay = async () => {
  const sockets = new Set<Socket>();
  let closed = false;
  const way = createServer((here) => {
    if (closed) return void here.destroy();
    const there = connect({ port, host: '127.0.0.1' });
    for (const [one, other] of [[here, there] as const, [there, here] as const]) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const address = way.address();
  const cut = async (milliseconds: number) => {
    closed = true;
    for (const socket of sockets) socket.resetAndDestroy();
    sockets.clear();
    await pause(milliseconds);
    closed = false;
  };
  return { port: typeof address === 'object' ? address?.port : 0, cut, close: () => way.close() };
};

const alreadyExists = 6;
const isThere = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === alreadyExists;

it('[F7] the line to Firestore is cut four times: what was acknowledged is there, and nothing twice', async () => {
  const way = await openWay();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${way.port}`;
  const shaky = new Firestore({ projectId: process.env.GCLOUD_PROJECT ?? '' });
  const name = fresh('ledger');
  const acknowledged = new Map<string, number>();
  let retries = 0;
  /** Uses the same id for every try, so that a retry is the same action. */
  const write = async (id: string, value: number) => {
    for (;;)
      try {
        await shaky.doc(`${name}/${id}`).create({ value });
        return acknowledged.set(id, value);
      } catch (failure) {
        if (isThere(failure)) return acknowledged.set(id, value);
        retries += 1;
        await pause(100);
      }
  };
  const writing = (async () => {
    for (let turn = 0; turn < 40; turn += 1)
      await Promise.all(Array.from({ length: 10 }, (_, n) => write(`${turn}-${n}`, turn * 10 + n)));
  })();
  for (let cuts = 0; cuts < 4; cuts += 1) {
    await pause(300);
    await way.cut(400);
  }
  await writing;
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const snapshot = await documents.collection(name).get();
  const lost = [...acknowledged].filter(
    ([id, value]) => snapshot.docs.find((one) => one.id === id)?.get('value') !== value,
  );
  const ghosts = snapshot.docs.filter(({ id }) => !acknowledged.has(id));
  figure(
    'F7 line cut',
    `${acknowledged.size} acknowledged, ${lost.length} lost, ${ghosts.length} ghosts, ${retries} tries again`,
  );
  expect([acknowledged.size, snapshot.size, lost.length, ghosts.length]).toEqual([400, 400, 0, 0]);
  await shaky.terminate();
  way.close();
}, 180_000);

const emulatorProcess = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return /java$/.test(words[0] ?? '') && words.includes(String(port));
      } catch {
        return false;
      }
    });

it.runIf(process.platform === 'linux')(
  '[F7] Firestore stands still: every page that is stored is served all the same, and writing goes on afterwards',
  async () => {
    const slug = fresh('still');
    await publish(buildListing({ id: slug, slug, seller_name: 'Lan', created_at: Date.now() }));
    await vi.waitFor(async () => {
      for (const language of ['en', 'vi'] as const)
        for (const path of [paths.home, paths.listing(slug)])
          expect(await site.files.exists(pageFile(site.build(), language, path))).toBe(true);
    }, 60_000);
    const pages = [
      '/',
      '/vi',
      paths.listing(slug),
      `/vi${paths.listing(slug)}`,
      paths.buyingGuide,
      paths.auth,
    ];
    // Requests every page once, so that its function is running.
    for (const path of pages) expect((await visit(path)).status).toBe(200);
    const pid = Number(emulatorProcess());
    expect(pid).toBeGreaterThan(1);
    process.kill(pid, 'SIGSTOP');
    const statuses: number[] = [];
    try {
      for (let turn = 0; turn < 10; turn += 1)
        for (const path of pages)
          statuses.push((await visit(path, { signal: AbortSignal.timeout(10_000) })).status);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    const served = statuses.filter((status) => status === 200).length;
    figure('F7 Firestore stands still', `${served} of ${statuses.length} pages served`);
    expect(served).toBe(pages.length * 10);
    await documents.doc(`motorcycles/${slug}`).update({ price: 33_000_000 });
    await vi.waitFor(
      async () => expect((await visit(paths.listing(slug))).body).toContain('33,000,000'),
      60_000,
    );
  },
  240_000,
);
