import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { inRoot } from '../project.ts';
import {
  type FirebaseConfig,
  hostingConfig,
  readFirebaseConfig,
  writeDeployConfig,
} from './hostingConfig.ts';

vi.mock('./collectInline.ts', () => ({ readInline: () => ({ scripts: ["'sha256-x'"], styles: [] }) }));

it('takes away what refuses a plain deployment, and nothing else of the functions', () => {
  const plain = readFirebaseConfig();
  expect(JSON.stringify(plain).match(/refuse\.mjs/g)?.length).toBe(3);
  const written = hostingConfig(plain);
  expect(JSON.stringify(written)).not.toContain('predeploy');
  expect(written.functions).toEqual([
    expect.objectContaining({ source: 'functions', runtime: 'nodejs24', ignore: expect.any(Array) }),
  ]);
});

it('deploys the rules of the installation, which plain `firebase deploy` refuses', () => {
  const config = JSON.parse(readFileSync(writeDeployConfig(), 'utf8')) as FirebaseConfig;
  expect(config.firestore).toMatchObject({ database: '(default)', indexes: 'firestore.indexes.json' });
  expect(readFileSync(inRoot(String(config.firestore?.rules)), 'utf8')).toBe(
    readFileSync(inRoot('firestore.rules'), 'utf8'),
  );
});

it('a release is pinned to the functions that render its pages, except those of which an instance is always warm', () => {
  const pinnedWith = (...warm: string[]) => [
    ...new Set(
      hostingConfig(readFirebaseConfig(), [], warm).hosting.rewrites.flatMap(({ function: to }) =>
        to?.pinTag ? [to.functionId] : [],
      ),
    ),
  ];
  expect(pinnedWith().toSorted()).toEqual(['pages', 'stillForSale', 'unsubscribe']);
  expect(pinnedWith('pages').toSorted()).toEqual(['stillForSale', 'unsubscribe']);
  const led = hostingConfig(readFirebaseConfig(), [], ['pages']).hosting.rewrites.at(-1);
  expect(led).toEqual({ source: '**', function: { functionId: 'pages', region: 'asia-southeast1' } });
});

it('the map may ask a browser where it is, and no other page may', () => {
  const policies = hostingConfig(readFirebaseConfig()).hosting.headers.flatMap(({ headers, ...place }) =>
    headers.flatMap(({ key, value }) => (key === 'Permissions-Policy' ? [{ ...place, value }] : [])),
  );
  expect(policies.map(({ value }) => /geolocation=\([^)]*\)/.exec(value)?.[0])).toEqual([
    'geolocation=()',
    'geolocation=(self)',
  ]);
  expect(policies[1]).toMatchObject({ source: '{/vi,}/map' });
});

it('`firebase emulators:start` leads to `npm start`, and nothing of ours loads or deploys that notice', () => {
  const plain = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as FirebaseConfig;
  const [, notice] = plain.functions ?? [];
  expect(notice).toMatchObject({
    source: 'local/suite/notice',
    predeploy: 'node local/deploy/refuse.mjs',
  });
  const { stderr } = spawnSync(process.execPath, [inRoot('local', 'suite', 'notice', 'index.js')], {
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe(
    'Stop this with Ctrl-C and run `npm start`: it builds the site, starts these emulators with their settings, and brings demo data.',
  );
  const sources = (config: FirebaseConfig) => config.functions?.map(({ source }) => source);
  expect(sources(readFirebaseConfig())).toEqual(['functions']);
  expect(sources(hostingConfig(readFirebaseConfig()))).toEqual(['functions']);
});
