import { expect, it, vi } from 'vitest';
import { findMap, keepMaps } from './mapStore.ts';

const answers = (ok: boolean, output = '') => vi.fn(async (_: string[]) => ({ ok, output }));

it('the maps of a build go to a bucket of the project', async () => {
  const gcloud = answers(true);
  expect(await keepMaps('my-project', gcloud)).toBeNull();
  const [args] = gcloud.mock.calls[0] ?? [];
  expect(args?.slice(0, 2)).toEqual(['storage', 'cp']);
  expect(args?.[2]).toMatch(/dist[\\/]maps[\\/]\*\.map$/);
  expect(args?.[3]).toBe('gs://my-project-maps/');
});

it('where that fails, it says why and how to do it', async () => {
  const problem = await keepMaps('my-project', answers(false, 'ERROR:\n404: no such bucket\n'));
  expect(problem).toContain('gs://my-project-maps: 404: no such bucket');
  expect(problem).toContain('gcloud storage cp ');
});

it('a map that is not of the build here is fetched by the name of its script', async () => {
  const gcloud = answers(true, '{"version":3}');
  expect(await findMap('no-such.B2c3.js', 'my-project', gcloud)).toBe('{"version":3}');
  expect(gcloud.mock.calls).toEqual([[['storage', 'cat', 'gs://my-project-maps/no-such.B2c3.js.map']]]);
});

it('nobody is asked where there is no project, and nothing is made up where it has none', async () => {
  const gcloud = answers(false, 'ERROR: not found');
  expect(await findMap('no-such.B2c3.js', '', gcloud)).toBeNull();
  expect(gcloud).not.toHaveBeenCalled();
  expect(await findMap('no-such.B2c3.js', 'my-project', gcloud)).toBeNull();
});
