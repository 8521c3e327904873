import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { inquiryStatuses } from '../../domain/inquiry.ts';
import { readThread } from './readThread.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('[S4.19] [S4.24] a thread as it is stored', () => {
  it.each(inquiryStatuses)('is read with the status %s', (status) => {
    const inquiry = buildInquiry({ status });
    expect(readThread(inquiry)).toEqual({ kind: 'thread', at: inquiry.created_at, inquiry });
  });
  it.each(['sold', '', null, 7])('is odd with the status %j alone', (status) => {
    const { created_at: at } = buildInquiry();
    const read = readThread({ ...buildInquiry(), status });
    expect(read).toEqual({ kind: 'odd', at, status: String(status), title: 'Honda Wave 2021' });
    expect(console.warn).not.toHaveBeenCalled();
  });
  it.each([
    ['no fields', {}],
    ['null', null],
    ['a text', 'x'],
    ['a bike of null', { ...buildInquiry(), bike: null }],
    ['an odd status and no message', { ...buildInquiry(), status: 'sold', message: null }],
    ['an unknown field', { ...buildInquiry(), extra: 1 }],
    ['a creation time in words', { ...buildInquiry(), created_at: 'yesterday' }],
    ['too long a message', { ...buildInquiry(), message: 'x'.repeat(20_000) }],
  ])('is broken with %s, and logged without its values', (_, data) => {
    expect(readThread(data).kind).toBe('broken');
    expect(console.warn).toHaveBeenCalledOnce();
    expect(vi.mocked(console.warn).mock.calls.join()).not.toContain('example.com');
  });
});
