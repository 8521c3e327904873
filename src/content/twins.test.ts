import { describe, expect, it } from 'vitest';
import { twinsOf } from './twins.ts';

const legal = (id: string) => ({ id, collection: 'legal' });

describe('twins', () => {
  it('name language and text', () => {
    expect(twinsOf([legal('en/terms'), legal('vi/terms')])).toEqual([
      { lang: 'en', name: 'terms' },
      { lang: 'vi', name: 'terms' },
    ]);
  });

  it('stop the build where one is missing, and say which file', () => {
    expect(() => twinsOf([legal('vi/terms')])).toThrow('src/content/legal/en/terms.md is missing');
  });
});
