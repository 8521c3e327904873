import { expect, it } from 'vitest';
import { takeTarget } from './takeTarget.ts';

it.each([
  ['deploy', [], 'production', []],
  ['deploy', ['--target', 'staging', '--only', 'hosting'], 'staging', ['--only', 'hosting']],
  ['doctor', ['--offline', '--target=rehearsal'], 'rehearsal', ['--offline']],
  ['build', ['--if-stale'], null, ['--if-stale']],
  ['build', ['--target', 'production'], 'production', []],
  ['trace', ['report.json'], 'production', ['report.json']],
  ['preview', ['new-guide'], 'staging', ['new-guide']],
  ['start', [], null, []],
  ['start', ['--as-shipped'], 'as-shipped', []],
  ['dev', ['--as-shipped'], null, ['--as-shipped']],
  ['test', ['--target', 'x'], null, ['--target', 'x']],
])('%s %j is about %s and goes on with %j', (command, given, target, args) =>
  expect(takeTarget(command, given)).toEqual({ target, args }),
);

it.each([['--target'], ['--target=live'], ['--target', '--only']])('%s is refused', (...given) =>
  expect(() => takeTarget('deploy', given)).toThrow('There are: production, staging, rehearsal.'),
);
