import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { world } from '../../../tests/inMemory/browserFirestore.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { browserWithoutPush, browserWithPush } from '../../../tests/inMemory/pushManager.ts';
import { renewDevice } from '../../firebase/push.ts';
import { $session } from '../../firebase/session.ts';
import { leaveDevice } from '../../offline/leaveDevice.ts';
import { offerDevice } from '../../shell/offerDevice.ts';
import { $notices } from '../../ui/notify.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { DeviceChoices } from './DeviceChoices.tsx';
import { useLogout } from './useLogout.ts';

type PushRequest = { act: string; choice?: object; endpoint?: string; language?: string };
let requests: PushRequest[];
beforeEach(() => {
  requests = [];
  world.calls.pushDevice = (data: PushRequest) => {
    requests.push(data);
    return { choice: data.choice ?? null };
  };
});
afterEach(browserWithoutPush);

const Page = ({ lang }: { lang: 'en' | 'vi' }) => (
  <>
    <DeviceChoices lang={lang} />
    <Toasts lang={lang} />
  </>
);
const Leave = (_: { lang: 'en' | 'vi' }) => {
  const { logout } = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Leave
    </button>
  );
};
const open = (lang: 'en' | 'vi' = 'en') => openIsland(Page, { lang });
const choice = (label: RegExp) => screen.findByRole('switch', { name: label }) as Promise<HTMLInputElement>;
const press = async (label: RegExp) => fireEvent.click(await choice(label));
const isOn = (label: RegExp, on: boolean) =>
  waitFor(async () => expect((await choice(label)).checked).toBe(on));
const idle = (label: RegExp) => waitFor(async () => expect((await choice(label)).disabled).toBe(false));

describe('what a device is told of', () => {
  it('is nothing at first; the browser asks once, after a press', async () => {
    const browser = browserWithPush();
    open();
    await isOn(/^Messages/, false);
    expect([browser.state.asked, requests]).toEqual([0, []]);
    await press(/^Messages/);
    await idle(/^Messages/);
    await press(/^Alerts/);
    await idle(/^Messages/);
    expect(browser.state.asked).toBe(1);
    expect(requests.map(({ act, choice: of }) => [act, of])).toEqual([
      ['keep', { messages: true, alerts: false, shows: false }],
      ['keep', { messages: true, alerts: true, shows: false }],
    ]);
    expect(requests[0]).toMatchObject({
      language: 'en',
      subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/1', auth: 'a'.repeat(22) },
    });
  });

  it('has no names and no text until chosen, which needs messages', async () => {
    browserWithPush();
    open('vi');
    expect((await choice(/^Hiện tên người gửi/)).disabled).toBe(true);
    await press(/^Tin nhắn/);
    await idle(/^Hiện tên người gửi/);
    await press(/^Hiện tên người gửi/);
    await idle(/^Tin nhắn/);
    expect(requests.at(-1)).toMatchObject({ choice: { messages: true, shows: true }, language: 'vi' });
  });

  it('ends with the last choice, in the browser and on the server', async () => {
    const browser = browserWithPush();
    open();
    await press(/^Messages/);
    await idle(/^Messages/);
    await press(/^Messages/);
    await waitFor(() => expect(browser.isSubscribed()).toBe(false));
    expect(requests.at(-1)).toEqual({ act: 'end', endpoint: 'https://fcm.googleapis.com/fcm/send/1' });
    await isOn(/^Messages/, false);
    expect(localStorage.getItem('vongxe.device')).toBeNull();
  });

  it('stays off where somebody closes the question, and says that emails come', async () => {
    browserWithPush({ says: 'default' });
    open();
    await press(/^Messages/);
    await screen.findByText("We'll email you instead.");
    await isOn(/^Messages/, false);
    expect(requests).toEqual([]);
  });

  it('is nothing after a refusal: the page says how to undo it', async () => {
    browserWithPush({ says: 'denied' });
    open('vi');
    await press(/^Tin nhắn/);
    await screen.findByText(/^Trình duyệt đang chặn thông báo của Vongxe\./);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('stays as it was where the network fails', async () => {
    browserWithPush();
    world.broken = /pushDevice/;
    open();
    await press(/^Messages/);
    await screen.findByText('Please check your connection and try again.');
    await isOn(/^Messages/, false);
  });

  it('stays off where the browser cannot reach its push service', async () => {
    browserWithPush({ service: 'broken' });
    open();
    await press(/^Messages/);
    await screen.findByText("That didn't work");
    await isOn(/^Messages/, false);
  });

  it('waits for a slow push service, up to a timeout, and cannot be pressed twice', async () => {
    browserWithPush({ service: 'silent' });
    open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(screen.getByRole('switch', { name: /^Messages/ }));
      const slow = screen.getByRole('switch', { name: /^Messages/ }) as HTMLInputElement;
      expect([slow.disabled, slow.getAttribute('aria-busy')]).toEqual([true, 'true']);
      await vi.advanceTimersByTimeAsync(21_000);
    } finally {
      vi.useRealTimers();
    }
    await screen.findByText("That didn't work");
  });
});

describe('a browser without notifications', () => {
  it('says so', async () => {
    browserWithoutPush();
    open();
    await screen.findByText("This browser can't show notifications. We'll email you instead.");
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('of an iPhone says how they come', async () => {
    browserWithoutPush();
    vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 (iPhone)', maxTouchPoints: 5 });
    open('vi');
    await screen.findByText(/^Trên iPhone và iPad, hãy thêm Vongxe vào màn hình chính trước/);
  });
});

describe('the offer', () => {
  const offer = (reason: 'offerAnswer' | 'offerAlert' = 'offerAnswer', now?: number) => {
    openIsland(Toasts, { lang: 'en' });
    offerDevice('en', reason, now);
  };

  it('is a line with a button; the browser asks only after the press', async () => {
    const browser = browserWithPush();
    offer();
    const button = await screen.findByRole('button', { name: 'Notify me on this device' });
    await screen.findByText('Want to know when you get a reply?');
    expect(browser.state.asked).toBe(0);
    fireEvent.click(button);
    await screen.findByText('Notifications are on for this device');
    expect(browser.state.asked).toBe(1);
    expect(requests[0]?.choice).toEqual({ messages: true, alerts: true, shows: false });
  });

  it('appears once a month, unless taken, refused or impossible', () => {
    const first = Date.now();
    const month = 30 * 24 * 3_600_000;
    const isOffered = (now = first) => {
      $notices.set([]);
      offerDevice('en', 'offerAlert', now);
      return $notices.get().length === 1;
    };
    browserWithPush();
    expect([isOffered(), isOffered(first + month - 1), isOffered(first + month)]).toEqual([
      true,
      false,
      true,
    ]);
    localStorage.clear();
    const choice = { messages: true, alerts: false, shows: false };
    localStorage.setItem('vongxe.device', JSON.stringify({ choice, endpoint: 'x', at: 0 }));
    expect(isOffered()).toBe(false);
    localStorage.clear();
    browserWithPush({ permission: 'denied' });
    expect(isOffered()).toBe(false);
    browserWithoutPush();
    expect(isOffered()).toBe(false);
  });
});

describe('a subscribed device', () => {
  const turnOn = async () => {
    const browser = browserWithPush();
    open();
    await press(/^Messages/);
    await idle(/^Messages/);
    requests.length = 0;
    return browser;
  };

  it('says once a day that it is still in use', async () => {
    await turnOn();
    await renewDevice('en');
    expect(requests).toEqual([]);
    const device = JSON.parse(localStorage.getItem('vongxe.device') ?? '');
    localStorage.setItem('vongxe.device', JSON.stringify({ ...device, at: device.at - 86_400_001 }));
    world.calls.pushDevice = (data: PushRequest) => {
      requests.push(data);
      return { choice: { messages: true, alerts: true, shows: true } };
    };
    await renewDevice('en');
    await renewDevice('en');
    expect(requests.map(({ act }) => act)).toEqual(['see']);
  });

  it('is registered again if the server does not know it', async () => {
    await turnOn();
    const device = JSON.parse(localStorage.getItem('vongxe.device') ?? '');
    localStorage.setItem('vongxe.device', JSON.stringify({ ...device, endpoint: 'another' }));
    await renewDevice('en');
    expect(requests.map(({ act }) => act)).toEqual(['see', 'keep']);
  });

  it('subscribes again, and ends the old subscription, after the site’s key changed', async () => {
    const browser = browserWithPush();
    browser.useKey('BOldKeyOfThisSite');
    open();
    await press(/^Messages/);
    await idle(/^Messages/);
    browser.useKey(undefined);
    requests = [];
    await renewDevice('en');
    expect(requests).toMatchObject([
      { act: 'end', endpoint: 'https://fcm.googleapis.com/fcm/send/1' },
      { act: 'keep', subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/2' } },
    ]);
    requests = [];
    await renewDevice('en');
    expect(requests).toEqual([]);
  });

  it('is forgotten if the browser has no subscription', async () => {
    const browser = await turnOn();
    browser.lose();
    await renewDevice('en');
    expect([requests, localStorage.getItem('vongxe.device')]).toEqual([[], null]);
  });

  it('ends with signing out, in the browser and on the server', async () => {
    const browser = await turnOn();
    openIsland(Leave, { lang: 'en' });
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(localStorage.getItem('vongxe.device')).toBeNull());
    expect(browser.isSubscribed()).toBe(false);
    expect(requests).toEqual([{ act: 'end', endpoint: 'https://fcm.googleapis.com/fcm/send/1' }]);
  });

  it('ends when the session ends, in the browser first', async () => {
    const browser = await turnOn();
    await leaveDevice();
    expect([browser.isSubscribed(), localStorage.getItem('vongxe.device')]).toEqual([false, null]);
    $session.set({ state: 'out' });
  });
});
