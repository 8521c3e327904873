import { expect, it } from 'vitest';
import { pageTrace, readTrace, traceParent } from './trace.ts';

it('every request of a page belongs to the same visit, and is one of its own', () => {
  const [one, other] = [traceParent(), traceParent()];
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(one).not.toBe(other);
  expect([readTrace(one), readTrace(other)]).toEqual([pageTrace(), pageTrace()]);
});

it.each([
  undefined,
  '',
  'x',
  '00-xyz-1-01',
  '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
  `00-${'a'.repeat(33)}-1-01`,
])('%j names nothing', (header) => expect(readTrace(header)).toBeNull());
