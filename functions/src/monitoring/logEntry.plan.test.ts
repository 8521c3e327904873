import { describe, expect, it } from 'vitest';
import type { ErrorReport } from '../../../src/domain/platform/errorReport.schema.ts';
import { planLogEntry } from './logEntry.plan.ts';

const report: ErrorReport = {
  level: 'error',
  message: 'TypeError: x is not a function',
  context: 'uncaught',
  source: 'window',
  url: 'https://vongxe.example/vi/sell',
  userAgent: 'Mozilla/5.0',
  timestamp: '2026-01-15T03:00:00.000Z',
  userId: null,
  stackTrace: null,
};
const read = (body: unknown) => planLogEntry(new TextEncoder().encode(JSON.stringify(body)));

describe('[S7.34] [S7.35] a report', () => {
  it('of an error is logged as it came, its message under a name that the log does not take', () => {
    const { message, ...rest } = report;
    expect(read(report)).toEqual({ status: 204, entry: { ...rest, text: message } });
  });
  it.each(['info', 'warn', 'debug', ''])('of the level %j is refused', (level) => {
    expect(read({ ...report, level })).toEqual({ status: 400 });
  });
  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['another field', { ...report, more: 1 }],
    ['no message', { ...report, message: undefined }],
    ['a prototype', JSON.parse('{"__proto__":{"level":"error"}}')],
  ])('that is %s is refused', (_, body) => {
    expect(read(body)).toEqual({ status: 400 });
  });
  it('over 8 KB is refused', () => {
    expect(read({ ...report, stackTrace: 'x'.repeat(9_000) })).toEqual({ status: 413 });
  });
  it('of a thousand texts with somebody’s data carries none of it', () => {
    const canaries = [
      'canary.person@mail.example.vn',
      '+84 912 345 678',
      '0912345678',
      'https://vongxe.example/auth?oobCode=secret',
    ];
    const places = ['message', 'context', 'source', 'url', 'userAgent', 'userId', 'stackTrace'] as const;
    for (let turn = 0; turn < 1_000; turn += 1) {
      const text = `${'é'.repeat(turn % 9)} ${canaries[turn % 4]} `;
      const logged = JSON.stringify(read({ ...report, [places[turn % 7] ?? 'url']: text }));
      expect(logged).toMatch(/"status":204/);
      expect(logged).not.toMatch(/canary|912|secret/);
    }
  });
  it('adds no line to the log', () => {
    const logged = read({ ...report, message: 'a\r\n{"severity":"ALERT"}\u2028b\0c' });
    expect(JSON.stringify(logged)).not.toMatch(/\\[nr0]|\\u20/);
  });
});
