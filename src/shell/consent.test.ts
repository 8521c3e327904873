import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts';
import {
  announceRefusal,
  consentGiven,
  forgetAnswer,
  keepAnswer,
  shareRefusal,
  shouldAsk,
} from './consent.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());
const nextVisit = () => vi.stubGlobal('sessionStorage', memoryStorage());

it('[S2.35] [S2.36] consent is asked for until it is given, and not on the next visit either', () => {
  expect([shouldAsk(), consentGiven()]).toEqual([true, false]);
  keepAnswer(true);
  expect(localStorage.getItem('cookieConsent')).toBe('accepted');
  nextVisit();
  expect([shouldAsk(), consentGiven()]).toEqual([false, true]);
});

it('[S2.37] a refusal lasts for the visit alone, and keeps nothing beyond it', () => {
  keepAnswer(false);
  expect([shouldAsk(), consentGiven()]).toEqual([false, false]);
  expect(localStorage.length).toBe(0);
  nextVisit();
  expect(shouldAsk()).toBe(true);
});

it.each([true, false])('an answer (%s) is withdrawn, and asked for again', (isAccepted) => {
  keepAnswer(isAccepted);
  forgetAnswer();
  expect([shouldAsk(), consentGiven()]).toEqual([true, false]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it.each(['localStorage', 'sessionStorage'])(
  'an answer to the banner throws nothing where %s is full',
  (name) => {
    vi.stubGlobal(name, {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect([keepAnswer(true), keepAnswer(false)]).toContain(false);
  },
);

describe('[S2.37] the tabs of a visit', () => {
  const otherTab = () => {
    const channel = new BroadcastChannel('vongxe.visit');
    const messages: unknown[] = [];
    channel.onmessage = ({ data }) => void messages.push(data);
    return { channel, heard: messages };
  };
  const leave = () => {
    for (const handle of leaving.splice(0)) handle();
  };
  const leaving: (() => void)[] = [];
  beforeEach(() =>
    vi.stubGlobal('addEventListener', (name: string, handle: () => void) => {
      if (name === 'pagehide') leaving.push(handle);
    }),
  );
  afterEach(leave);

  it('ask the open ones, and take their refusal', async () => {
    const { channel, heard } = otherTab();
    const closed = vi.fn();
    shareRefusal(closed);
    await vi.waitFor(() => expect(heard).toEqual(['asks']));
    channel.postMessage('refused');
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect([shouldAsk(), localStorage.length]).toEqual([false, 0]);
    channel.close();
  });

  it('answer one that asks, and say so when they refuse', async () => {
    const { channel, heard } = otherTab();
    keepAnswer(false);
    shareRefusal(() => undefined);
    channel.postMessage('asks');
    await vi.waitFor(() => expect(heard).toEqual(['refused']));
    announceRefusal();
    await vi.waitFor(() => expect(heard).toEqual(['refused', 'refused']));
    channel.close();
  });

  it('ask for themselves where there is no channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    shareRefusal(() => undefined);
    expect(() => announceRefusal()).not.toThrow();
    expect(shouldAsk()).toBe(true);
  });
});
