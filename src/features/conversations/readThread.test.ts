import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { inquiryStatuses } from '../../domain/conversations/inquiryFields.ts';
import { readThread } from './readThread.ts';

const reportError = vi.hoisted(() => vi.fn<(failure: Error, context: string) => void>());
vi.mock('../../shell/reportError.ts', () => ({ reportError: reportError }));
beforeEach(() => void reportError.mockReset());

describe('a thread as it is stored', () => {
  it.each(inquiryStatuses)('[S4.19] is read with the status %s', (status) => {
    const inquiry = buildInquiry({ status, created_at: 10, updated_at: 20 });
    expect(readThread(inquiry)).toEqual({ kind: 'thread', at: 20, inquiry });
    expect(reportError).not.toHaveBeenCalled();
  });
  it.each(['sold', '', null, 7])(
    '[S4.24] [S8.48] is odd with the status %j alone, which is logged',
    (status) => {
      const { updated_at: at } = buildInquiry();
      const read = readThread({ ...buildInquiry(), status });
      expect(read).toEqual({ kind: 'odd', at, status: String(status), title: 'Honda Wave 2021' });
      expect(reportError).toHaveBeenCalledExactlyOnceWith(
        new Error(`Invalid status: ${status}`),
        'read a thread',
      );
    },
  );
  it.each([
    ['no fields', {}],
    ['null', null],
    ['a text', 'x'],
    ['a bike of null', { ...buildInquiry(), bike: null }],
    ['an odd status and no message', { ...buildInquiry(), status: 'sold', message: null }],
    ['an unknown field', { ...buildInquiry(), extra: 1 }],
    ['a creation time in words', { ...buildInquiry(), created_at: 'yesterday' }],
    ['too long a message', { ...buildInquiry(), message: 'x'.repeat(20_000) }],
  ])('[S8.48] is broken with %s, and logged without its values', (_, data) => {
    expect(readThread(data).kind).toBe('broken');
    expect(reportError).toHaveBeenCalledOnce();
    expect(reportError.mock.calls.join()).not.toContain('example.com');
  });
});
