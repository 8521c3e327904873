import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { put, refuse, root, store, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import { holdRequests, notices } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $session } from '../../firebase/session.ts';
import { Profile } from './Profile.tsx';

const accounts = vi.hoisted(() => ({
  waysIn: vi.fn((): string[] => ['password']),
  renameAccount: vi.fn(async () => undefined),
  changePassword: vi.fn(async () => undefined),
  provePassword: vi.fn(async () => undefined),
}));
vi.mock('../../firebase/accounts.ts', () => accounts);
beforeEach(() => {
  accounts.waysIn.mockReturnValue(['password']);
  put('profiles/buyer', { full_name: 'Bình', avatar_url: null, updated_at: 1 });
});

const open = () => openIsland(Profile, { lang: 'en' });
const says = (words: string | RegExp) => screen.findAllByText(words);
const named = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const save = (name: string) => {
  fireEvent.change(named('fullName'), { target: { value: name } });
  fireEvent.submit(named('fullName').form as HTMLFormElement);
};
const refusal = (code: string) => Object.assign(new Error(code), { code });

describe('the profile', () => {
  it('[S7.9] a new name is stored, without the blanks around it, and goes to the account', async () => {
    open();
    await waitFor(() => expect(named('fullName')?.value).toBe('Bình'));
    save('  Trần Bình ');
    await says('Profile updated successfully');
    expect(stored('profiles/buyer')?.full_name).toEqual({ stringValue: 'Trần Bình' });
    expect(accounts.renameAccount).toHaveBeenCalledWith('Trần Bình');
    const isCommit = (address: string) => address.includes(':commit');
    const later = () => world.asked.slice(world.asked.findLastIndex(isCommit) + 1);
    await waitFor(() => expect(later().some((address) => address.includes(':batchGet'))).toBe(true));
  });

  it('[S2.109 S2.111] has an address to read, and says while it is being saved', async () => {
    open();
    await waitFor(() => expect(named('fullName')?.value).toBe('Bình'));
    const address = screen.getByLabelText('Email') as HTMLInputElement;
    expect([address.value, address.readOnly]).toEqual(['binh@example.com', true]);
    await says('The email address cannot be changed.');
    const go = holdRequests();
    save('Lê Thu Hà');
    await screen.findByRole('button', { name: 'Updating…' });
    go();
    await says('Profile updated successfully');
  });

  it('[S7.8] that is not there yet is shown from the account, and made by saving it', async () => {
    store().documents.delete(`${root}/profiles/buyer`);
    open();
    await waitFor(() => expect(named('fullName')?.value).toBe('Bình'));
    save('Bình');
    await says('Profile updated successfully');
    expect(stored('profiles/buyer')?.full_name).toEqual({ stringValue: 'Bình' });
  });

  it('automatic answers are chosen, previewed and stored with a revision', async () => {
    open();
    fireEvent.click(await screen.findByLabelText('Outside my hours'));
    await says("It's still for sale. I usually reply to messages between 18:00 and 22:00, every day.");
    for (const name of ['Saturday', 'Sunday']) fireEvent.click(screen.getByLabelText(name));
    await says("It's still for sale. I usually reply to messages between 18:00 and 22:00, Monday to Friday.");
    const form = named('away').form as HTMLFormElement;
    fireEvent.change(named('away-to'), { target: { value: '17:00' } });
    fireEvent.submit(form);
    await says('Enter two times. The first must be earlier than the second.');
    expect(stored('away_answers/buyer')).toBeNull();
    fireEvent.change(named('away-to'), { target: { value: '21:30' } });
    fireEvent.submit(form);
    await says('Saved');
    expect(JSON.stringify(stored('away_answers/buyer')?.away)).toContain('"to":{"stringValue":"21:30"}');
    // Another device saves in between: the choice saved last holds.
    put('away_answers/buyer', { away: { kind: 'until', day: '2026-12-05' }, updated_at: 1, revision: 4 });
    fireEvent.click(screen.getByLabelText('Off'));
    fireEvent.submit(form);
    await waitFor(() => expect(stored('away_answers/buyer')?.away).toEqual({ nullValue: null }));
    expect(stored('away_answers/buyer')?.revision).toEqual({ integerValue: '5' });
  });

  it('no name is not stored', async () => {
    open();
    await waitFor(() => expect(named('fullName')).not.toBeNull());
    save('   ');
    await waitFor(() => expect(named('fullName').getAttribute('aria-invalid')).toBe('true'));
    expect(stored('profiles/buyer')?.full_name).toEqual({ stringValue: 'Bình' });
  });

  it('a name that cannot be stored is said to be so', async () => {
    open();
    await waitFor(() => expect(named('fullName')).not.toBeNull());
    world.broken = /commit/;
    save('Minh');
    await says('Failed to update profile');
    expect(stored('profiles/buyer')?.full_name).toEqual({ stringValue: 'Bình' });
  });

  it('that cannot be read is tried again', async () => {
    world.broken = /batchGet/;
    open();
    await says('Failed to load profile data');
    world.broken = null;
    await press(/try again/i);
    await waitFor(() => expect(named('fullName')?.value).toBe('Bình'));
  });

  it('whoever has no password is not asked for one', async () => {
    accounts.waysIn.mockReturnValue(['google']);
    open();
    await says('Delete my account');
    expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull();
    await press('Delete my account…');
    await screen.findByRole('button', { name: 'Sign in with Google to delete my account' });
  });

  it('the account is deleted after the password was proved, and not with a wrong one', async () => {
    const deleted = vi.fn(() => ({ begun: true }));
    world.calls.deleteAccount = deleted;
    open();
    await waitFor(() =>
      expect((screen.getByRole('button', { name: 'Delete my account…' }) as HTMLButtonElement).disabled).toBe(
        false,
      ),
    );
    await press('Delete my account…');
    const dialog = await screen.findByRole('dialog');
    const password = dialog.querySelector('input[type="password"]') as HTMLInputElement;
    fireEvent.change(password, { target: { value: 'secret-word' } });
    accounts.provePassword.mockRejectedValueOnce(refusal('auth/invalid-credential'));
    fireEvent.submit(password.form as HTMLFormElement);
    await waitFor(() => expect(accounts.provePassword).toHaveBeenCalledTimes(1));
    expect(deleted).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Delete permanently' })).toHaveProperty(
        'disabled',
        false,
      ),
    );
    fireEvent.submit(password.form as HTMLFormElement);
    await says('Your account has been deleted');
    expect(deleted).toHaveBeenCalledTimes(1);
    await waitFor(() => expect($session.get().state).toBe('out'));
  });

  it('data that cannot be prepared is said to be so', async () => {
    world.calls.exportAccount = () => refuse('NOT_FOUND');
    open();
    await press('Download my data');
    await notices(/couldn't prepare your data/);
  });
});
