import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readFirebaseConfig } from '../build/hostingConfig.ts';
import { channelName, previewConfig, previewStep } from './preview.ts';

const { configMatcher } = createRequire(import.meta.url)('superstatic/lib/utils/patterns');

type Rewrite = { source: string; function?: { functionId: string; pinTag?: boolean } };

describe('a preview', () => {
  const live = readFirebaseConfig();
  const { hosting, ...others } = previewConfig(live);
  const rewrites = hosting.rewrites as Rewrite[];

  it('deploys Hosting alone', () => {
    expect(others).toEqual({});
    expect(hosting.public).toBe('dist/client');
  });

  it('asks no function: what has no file is answered with home in its language', () => {
    expect(rewrites.filter((rewrite) => rewrite.function)).toEqual([]);
    expect(rewrites.slice(-2)).toEqual([
      { source: '/vi/**', destination: '/vi.html' },
      { source: '**', destination: '/index.html' },
    ]);
  });

  it('lets no request of a page leave its own address: nobody signs in, nothing is read or sent', () => {
    const sent =
      "default-src 'none'; connect-src 'self' https://firestore.googleapis.com; frame-src https://a.b; img-src 'self'";
    const place = { source: '**', headers: [{ key: 'Content-Security-Policy', value: sent }] };
    const { headers } = previewConfig({ ...live, hosting: { ...live.hosting, headers: [place] } }).hosting;
    expect(headers[0]?.headers).toEqual([
      {
        key: 'Content-Security-Policy',
        value: "default-src 'none'; connect-src 'self'; frame-src 'self'; img-src 'self'",
      },
    ]);
  });

  // Uses firebase-tools' own check, because it would deploy pinned functions.
  it('deploys no function', () => {
    const { hasPinnedFunctions } = createRequire(import.meta.url)(
      'firebase-tools/lib/deploy/hosting/prepare',
    );
    const options = (config: object) => ({
      config: { get: () => config, set: () => {}, src: { hosting: config } },
      site: 'a-site',
      project: 'a-project',
    });
    expect(hasPinnedFunctions(options(live.hosting))).toBe(true);
    expect(hasPinnedFunctions(options(hosting))).toBe(false);
  });

  it('keeps what Hosting answers by itself', () =>
    expect(rewrites[0]).toEqual({ source: '/edit-listing/**', destination: '/edit-listing.html' }));

  it.each(['/', '/vi/buying-guide', '/_astro/a.B2.js'])(
    'tells search engines to stay away from %s',
    (path) => {
      const sent = hosting.headers
        .filter((place) => configMatcher(path, place))
        .flatMap(({ headers }) => headers);
      expect(sent).toContainEqual({ key: 'X-Robots-Tag', value: 'noindex' });
    },
  );
});

describe('the name of a preview', () => {
  it.each(['new-guide', 'pr-12', 'a'])('may be %s', (name) => expect(channelName([name])).toBe(name));

  it.each([[], ['live'], ['New'], ['a_b'], ['-a'], ['a-'], ['a'.repeat(31)], ['a', 'b'], ['--expires']])(
    'may not be %s %s',
    (...args) => expect(() => channelName(args)).toThrow('npm run preview -- NAME'),
  );
});

it('gives firebase-tools no option that it does not know', () => {
  const { command } = createRequire(import.meta.url)('firebase-tools/lib/commands/hosting-channel-deploy');
  const knownFlags = command.options.map(([flags]: [string]) => /--[\w-]+/.exec(flags)?.[0]);
  const args = previewStep('new-guide', 'written.json', 'a-project');
  expect(args.slice(0, 2)).toEqual(['hosting:channel:deploy', 'new-guide']);
  const own = args.filter((arg) => arg.startsWith('--'));
  expect(own.filter((arg) => !knownFlags.includes(arg))).toEqual([
    '--config',
    '--project',
    '--non-interactive',
  ]);
});
