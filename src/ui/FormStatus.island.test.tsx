import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormStatus, slowAfter } from './FormStatus.tsx';
import { $notices } from './notify.ts';
import { notifyFailure } from './notifyFailure.ts';

const line = { on: true };
const turn = (on: boolean) =>
  act(() => {
    line.on = on;
    dispatchEvent(new Event(on ? 'online' : 'offline'));
  });
const seen = vi.fn(() => Promise.resolve());

beforeEach(() => {
  line.on = true;
  seen.mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.on);
  Element.prototype.scrollIntoView = seen as Element['scrollIntoView'];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (lang: 'en' | 'vi', sending: boolean, text: string | null) => (
  <FormStatus lang={lang} sending={sending} problem={text === null ? null : { text }} />
);

describe('what a form says beside its button', () => {
  it('is nothing until it is sent, and for the first seconds of sending', () => {
    vi.useFakeTimers();
    const { container, rerender } = render(show('en', false, null));
    expect(container.textContent).toBe('');
    rerender(show('en', true, null));
    act(() => vi.advanceTimersByTime(slowAfter - 1));
    expect(container.textContent).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe(
      'This is taking longer than usual. Please keep this page open.',
    );
    rerender(show('en', false, null));
    expect(container.textContent).toBe('');
  });

  it('is a failure, brought into view each time', () => {
    const { rerender } = render(show('en', false, 'Not sent.'));
    expect(screen.getByRole('alert').textContent).toBe('Not sent.');
    expect(seen).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'instant' });
    rerender(show('en', true, 'Not sent.'));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(show('en', false, 'Not sent.'));
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('leaves the focus where a field is to be mended', () => {
    render(
      <>
        <input aria-invalid="true" aria-label="Name" />
        <FormStatus lang="en" sending={false} problem={null} />
      </>,
    );
    screen.getByLabelText('Name').focus();
    render(show('en', false, 'Please fill in the required fields.'));
    expect(screen.getByRole('alert').textContent).toBe('Please fill in the required fields.');
    expect(seen).not.toHaveBeenCalled();
  });

  it('names a missing network, and says when it is back', () => {
    line.on = false;
    render(show('vi', false, 'Chưa gửi được.'));
    expect(screen.getByRole('alert').textContent).toBe(
      'Chưa gửi được.Bạn đang mất kết nối. Nội dung đã nhập vẫn còn, hãy thử lại khi có mạng.',
    );
    turn(true);
    expect(screen.getByRole('alert').textContent).toBe(
      'Chưa gửi được.Đã có mạng trở lại. Nội dung đã nhập vẫn còn, vui lòng thử lại.',
    );
  });

  it('blames no network that is there', () => {
    render(show('en', false, 'Not sent.'));
    turn(true);
    expect(screen.getByRole('alert').textContent).toBe('Not sent.');
  });
});

describe('a failure that is said at the edge of the page', () => {
  const notices = () => $notices.get().map(({ title, text, tone }) => ({ title, text, tone }));
  beforeEach(() => $notices.set([]));
  it.each([
    ['You have too many.', true, 'You have too many.'],
    [null, true, "We couldn't reach the server. Please try again in a minute."],
    [undefined, true, undefined],
    [null, false, "You're offline. What you typed is still here. Try again once you're connected."],
  ])('with the reason %j and a network: %j', (text, on, expected) => {
    line.on = on;
    notifyFailure('en', { title: 'Not saved', text });
    expect(notices()).toEqual([{ title: 'Not saved', text: expected, tone: 'error' }]);
  });
});
