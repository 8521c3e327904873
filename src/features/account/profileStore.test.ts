import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consentId, termsVersion } from '../../domain/accounts/consent.ts';

vi.mock('../../firebase/firestore.ts', () => ({
  getDocument: vi.fn(),
  writeBatch: vi.fn(),
  serverTime: 'now',
}));
const { getDocument, writeBatch } = await import('../../firebase/firestore.ts');
const { completeProfile } = await import('./profileStore.ts');

const picture = 'https://pictures.example/anh.jpg';
const user = { id: 'u1', email: 'anh@example.com', name: 'Nguyễn Ánh', avatar: picture };
const finds = (stored: object | null) => vi.mocked(getDocument).mockResolvedValue(stored as never);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(writeBatch).mockResolvedValue(undefined);
});

describe('the profile of somebody who has just signed in', () => {
  it('[S7.5] is read by the id of the person alone', async () => {
    finds(null);
    await completeProfile(user, 'vi');
    expect(vi.mocked(getDocument).mock.calls.map(([, ...path]) => path)).toEqual([['profiles', 'u1']]);
  });

  it('[S7.6] [S3.18] is made under that id, from what the provider says', async () => {
    finds(null);
    await completeProfile(user, 'vi');
    expect(writeBatch).toHaveBeenLastCalledWith([
      { set: 'profiles/u1', data: { full_name: 'Nguyễn Ánh', avatar_url: picture, updated_at: 'now' } },
    ]);
  });

  it('[S7.7] gets the picture that it lacks and keeps its own name', async () => {
    finds({ id: 'u1', full_name: 'Ánh', avatar_url: null });
    await completeProfile(user, 'vi');
    expect(writeBatch).toHaveBeenCalledExactlyOnceWith([
      { update: 'profiles/u1', data: { avatar_url: picture, revision: 1, updated_at: 'now' } },
    ]);
  });

  it('is not written when nothing is missing', async () => {
    finds({ id: 'u1', full_name: 'Ánh', avatar_url: picture });
    await completeProfile(user, 'vi');
    expect(writeBatch).not.toHaveBeenCalled();
  });

  it('is made with the agreement to the terms, and made without it where that fails', async () => {
    finds(null);
    vi.mocked(writeBatch).mockRejectedValueOnce(new Error('refused'));
    await completeProfile(user, 'vi');
    const [[agreement] = []] = vi.mocked(writeBatch).mock.calls;
    const data = { user_id: 'u1', purpose: 'terms', version: termsVersion, language: 'vi', given_at: 'now' };
    expect(agreement).toEqual([{ set: `consents/${consentId('u1')}`, data }]);
    expect(writeBatch).toHaveBeenCalledTimes(2);
  });
});
