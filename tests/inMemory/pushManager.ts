import { vi } from 'vitest';

type Options = {
  permission?: NotificationPermission;
  says?: NotificationPermission;
  service?: 'there' | 'broken' | 'silent';
};

const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer;

/** Installs a stand-in for notifications, which happy-dom lacks. */
export const browserWithPush = ({
  permission = 'default',
  says = 'granted',
  service = 'there',
}: Options = {}) => {
  let subscription: object | null = null;
  let turn = 0;
  const state = { asked: 0, permission };
  /** Makes new subscriptions use another key than requested, such as the site's former key. */
  const made: { with: string | undefined } = { with: undefined };
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (service === 'silent') return new Promise(() => undefined);
    if (service === 'broken') throw new DOMException('no service', 'AbortError');
    const endpoint = `https://fcm.googleapis.com/fcm/send/${++turn}`;
    subscription = {
      endpoint,
      options: { applicationServerKey: bytesOf(made.with ?? applicationServerKey) },
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription;
  };
  const pushManager = { subscribe, getSubscription: async () => subscription };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      if (state.permission === 'default') {
        state.asked += 1;
        state.permission = says;
      }
      return state.permission;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return {
    state,
    isSubscribed: () => subscription !== null,
    useKey: (key: string | undefined) => {
      made.with = key;
    },
    lose: () => {
      subscription = null;
    },
  };
};

export const browserWithoutPush = () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
};
