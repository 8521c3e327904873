import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/fixtures/memoryStorage.ts';
import { $notices } from '../../ui/notify.ts';
import { showKeptNotice } from '../../ui/notifyNext.ts';
import { leaveEditor } from './leaveEditor.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  $notices.set([]);
});

it.each([
  ['en', '/my-listings'],
  ['vi', '/vi/my-listings'],
] as const)(
  '[S8.4] a listing that cannot be loaded leads back to my listings, which says so (%s)',
  (lang, to) => {
    const replace = vi.fn<(address: string) => void>();
    vi.stubGlobal('sessionStorage', memoryStorage());
    vi.stubGlobal('location', { replace });
    leaveEditor(lang);
    expect(replace).toHaveBeenCalledExactlyOnceWith(to);
    showKeptNotice();
    const [notice] = $notices.get();
    expect(notice?.tone).toBe('error');
    if (lang === 'en') expect(notice?.title).toBe('Failed to load data. Please try again.');
  },
);
