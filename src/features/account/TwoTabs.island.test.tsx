import { describe, expect, it, vi } from 'vitest';
import { changeElsewhere, put, stored } from '../../../tests/inMemory/browserFirestore.ts';
import { hasDialog, named, opened, press, submit, tick, type, until } from '../../../tests/inMemory/hands.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';

vi.mock('./loadAccounts.ts', () => ({
  loadAccounts: async () => ({ renameAccount: async () => undefined }),
}));

const path = 'profiles/buyer';
const Details = ({ lang }: { lang: 'en' | 'vi' }) => <ProfileDetails lang={lang} user={member} />;
const open = async (lang: 'en' | 'vi' = 'en') => {
  put(path, { full_name: 'Bình', avatar_url: null, updated_at: 1 });
  openIsland(Details, { lang });
  await until(() => named('fullName')?.value).toBe('Bình');
};
const save = (name: string) => {
  type(named('fullName'), name);
  submit(named('fullName'));
};
const field = (name: string) => {
  const value = stored(path)?.[name] as { stringValue: string } | undefined;
  return value?.stringValue;
};
const name = () => field('full_name');

describe('a name that was changed elsewhere', () => {
  it('is not replaced without a question: theirs is kept', async () => {
    await open();
    changeElsewhere(path, { full_name: 'Bình Lê' });
    save('Bình Trần');
    expect((await opened()).textContent).toContain('Saved elsewhereBình LêEntered hereBình Trần');
    expect(name()).toBe('Bình Lê');
    await tick(/^Saved elsewhere/);
    await press('Save this choice');
    await until(() => named('fullName')?.value).toBe('Bình Lê');
    expect(name()).toBe('Bình Lê');
  });

  it('or mine replaces it, asked in Vietnamese', async () => {
    await open('vi');
    changeElsewhere(path, { full_name: 'Bình Lê' });
    save('Bình Trần');
    const text = (await opened()).textContent;
    expect(text).toContain('Nội dung này vừa được sửa ở nơi khác');
    expect(text).toContain('Đã lưu ở nơi khácBình LêĐã nhập tại đâyBình Trần');
    await tick(/^Đã nhập tại đây/);
    await press('Lưu lựa chọn');
    await until(name).toBe('Bình Trần');
    expect(stored(path)).toMatchObject({ revision: { integerValue: '2' } });
  });

  it('keeps a picture that came meanwhile, and asks nothing', async () => {
    await open();
    changeElsewhere(path, { avatar_url: 'https://pictures.example/b.jpg' });
    save('Bình Trần');
    await until(name).toBe('Bình Trần');
    expect(hasDialog()).toBe(false);
    expect(field('avatar_url')).toBe('https://pictures.example/b.jpg');
  });

  it('can be saved twice from one page', async () => {
    await open();
    save('Bình Trần');
    await until(name).toBe('Bình Trần');
    await until(() => named('fullName')).not.toBeNull();
    save('Bình Võ');
    await until(name).toBe('Bình Võ');
    expect(hasDialog()).toBe(false);
  });
});
