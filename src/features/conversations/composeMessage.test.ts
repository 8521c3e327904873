import { describe, expect, it } from 'vitest';
import { composeMessage } from './composeMessage.ts';
import { needsWarning } from './needsWarning.ts';
import { prepareMessage, roomBeside } from './prepareMessage.ts';

const available = { code: 'still_for_sale' };

describe('a message', () => {
  it('has the words and codes of its phrases', () =>
    expect(composeMessage('vi', [available], ' Chào bạn ')).toEqual({
      message: 'Xe còn bán không ạ?\nChào bạn',
      phrases: [available],
    }));
  it('leaves out phrases that are no longer valid', () => {
    expect(composeMessage('vi', [{ code: 'gone' }, available], '')).toEqual({
      message: 'Xe còn bán không ạ?',
      phrases: [available],
    });
    expect(composeMessage('vi', [{ code: 'gone' }], 'Chào')).toEqual({ message: 'Chào' });
  });
  it('is ready with and without phrases', async () => {
    expect(await prepareMessage('en', [], ' Hello\n')).toEqual({ message: 'Hello' });
    expect(await prepareMessage('en', [available], '')).toEqual({
      message: 'Is the bike still for sale?',
      phrases: [available],
    });
  });
  it('leaves room for its phrases', () => {
    expect(roomBeside([])).toBe(5_000);
    expect(roomBeside([available, available])).toBe(4_600);
    const longPhrase = { code: 'handover_bring', values: { place: 'W'.repeat(60) } };
    for (const lang of ['en', 'vi'] as const)
      expect(composeMessage(lang, [longPhrase], '').message.length).toBeLessThan(200);
  });
});

describe('a reader is warned', () => {
  it.each([
    [{ message: 'Em đặt cọc trước 2 triệu nhé' }, true],
    [{ message: 'Xe còn bán không ạ?', phrases: [available] }, false],
    [
      { message: 'OK', phrases: [{ code: 'visit_meet_at', values: { place: 'Đặt cọc trước 2 triệu' } }] },
      true,
    ],
    [{ message: 'OK', phrases: [{ code: 'visit_meet_at', values: { place: 'Gò Vấp' } }] }, false],
  ])('of %j: %s', (message, warned) => expect(needsWarning(message)).toBe(warned));
});
