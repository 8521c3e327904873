import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { $notices } from '../../ui/notify.ts';

vi.mock('./writeThread.ts', () => ({ closeThread: vi.fn(), readyToClose: vi.fn() }));
const { closeThread, readyToClose } = await import('./writeThread.ts');
const { $closed, closeLater, shownAs } = await import('./closeLater.ts');

const thread = { ...buildInquiry(), id: 't' };
let browser: EventTarget;
const send = vi.fn(async () => undefined);
const notice = () => $notices.get()[0];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.mocked(readyToClose).mockResolvedValue(send);
  vi.mocked(closeThread).mockResolvedValue(undefined);
  $closed.set(new Set());
  $notices.set([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('closing a conversation', () => {
  it('[S8.44] is shown at once, says what follows, and is written ten seconds later', async () => {
    closeLater('en', thread, 'buyer');
    expect(shownAs(thread, $closed.get(), 'buyer')).toMatchObject({ status: 'closed', closed_by: 'buyer' });
    expect(notice()).toMatchObject({
      title: 'Message marked as closed',
      text: "We'll tell Nguyễn Văn An that you've bought the Honda Wave 2021.",
      action: { label: 'Undo' },
    });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(closeThread).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.mocked(closeThread).mock.calls).toEqual([['t', 'buyer']]);
    expect($notices.get()).toEqual([]);
  });

  it('tells its seller, in Vietnamese, that nobody can write any more', () => {
    closeLater('vi', thread, 'seller');
    expect(notice()).toMatchObject({
      text: 'Bạn và Trần Thị Bình không nhắn thêm được về chiếc Honda Wave 2021 ở đây nữa.',
      action: { label: 'Hoàn tác' },
    });
  });

  it('leaves no trace when undone', async () => {
    closeLater('en', thread, 'buyer');
    notice()?.action?.run();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(closeThread).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(shownAs(thread, $closed.get(), 'buyer')).toBe(thread);
  });

  it('is sent when the page is left', async () => {
    closeLater('en', thread, 'buyer');
    await vi.advanceTimersByTimeAsync(1);
    browser.dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(closeThread).not.toHaveBeenCalled();
  });

  it('[S8.43] that fails says so, and the conversation is open again', async () => {
    vi.mocked(closeThread).mockRejectedValueOnce(new Error('no'));
    closeLater('en', thread, 'buyer');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notice()).toMatchObject({ title: 'Failed to update message status', tone: 'error' });
    expect(shownAs(thread, $closed.get(), 'buyer')).toBe(thread);
  });
});
