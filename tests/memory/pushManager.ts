import { vi } from 'vitest';

type Options = {
  permission?: NotificationPermission;
  /** What somebody answers the browser. */
  says?: NotificationPermission;
  /** Whether the browser's push service can be reached, or never answers. */
  service?: 'there' | 'broken' | 'silent';
};

/** A browser answers with bytes what it was given as text. */
const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer;

/** As much of notifications as pages ask of a browser: happy-dom has none of it. */
export const browserWithPush = ({
  permission = 'default',
  says = 'granted',
  service = 'there',
}: Options = {}) => {
  let subscription: object | null = null;
  let turn = 0;
  const state = { asked: 0, permission };
  /** Another key than the one that is asked for: the site had it before. */
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

/** A browser that knows nothing of notifications. */
export const browserWithoutPush = () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
};
