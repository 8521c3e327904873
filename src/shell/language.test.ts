import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts';
import { keepChoice, shouldOffer } from './language.ts';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());
const browserIn = (language: string) => vi.stubGlobal('navigator', { language });

it.each([
  ['vi', true],
  ['vi-VN', true],
  ['en-US', false],
  ['fr', false],
])('a browser in %s is offered Vietnamese: %s', (language, offered) => {
  browserIn(language);
  expect(shouldOffer()).toBe(offered);
});

it('after a choice nothing is offered again', () => {
  browserIn('vi-VN');
  keepChoice();
  expect(shouldOffer()).toBe(false);
});
