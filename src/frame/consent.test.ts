import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts';
import { consentGiven, keepAnswer, shouldAsk } from './consent.ts';

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
