import { beforeEach, describe, expect, it, vi } from 'vitest';
import { photoId } from '../../../tests/fixtures/buildPhoto.ts';
import { put, refuse, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasButton,
  hasDialog,
  leadsTo,
  named,
  notices,
  opened,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $session } from '../../firebase/session.ts';
import { Profile } from './Profile.tsx';

const accounts = vi.hoisted(() => ({
  waysIn: vi.fn((): string[] => ['password']),
  renameAccount: vi.fn(async () => undefined),
  changePassword: vi.fn(async (_current: string, _next: string) => undefined),
  provePassword: vi.fn(async (_password: string) => undefined),
  proveWith: vi.fn(async (_provider: string, _lang: string) => undefined),
}));
vi.mock('../../firebase/accounts.ts', () => accounts);
const refusal = (code: string) => Object.assign(new Error(code), { code });
const deleted = vi.fn(() => ({ begun: true }));
beforeEach(() => {
  for (const action of Object.values(accounts)) action.mockClear();
  accounts.waysIn.mockReturnValue(['password']);
  world.calls.deleteAccount = deleted.mockReset().mockReturnValue({ begun: true });
  put('profiles/buyer', { full_name: 'Bình', avatar_url: null, updated_at: 1 });
});
const open = (way: 'password' | 'google' | 'facebook' = 'password') => {
  accounts.waysIn.mockReturnValue([way]);
  return openIsland(Profile, { lang: 'en' });
};
const wrong = () =>
  ['currentPassword', 'password', 'confirmPassword'].filter(
    (name) => named(name).getAttribute('aria-invalid') === 'true',
  );

describe('another password', () => {
  const change = async (current: string, next: string, repeated = next) => {
    await until(() => named('currentPassword')).not.toBeNull();
    type(named('currentPassword'), current);
    type(named('password'), next);
    type(named('confirmPassword'), repeated);
    submit(named('password'));
  };

  it('is saved and confirmed, and the form is empty', async () => {
    open();
    await change('old words here', 'three random words');
    await notices('Your new password is saved');
    expect(accounts.changePassword.mock.calls).toEqual([['old words here', 'three random words']]);
    await until(() => named('password').value).toBe('');
    expect([named('currentPassword').value, named('confirmPassword').value]).toEqual(['', '']);
    expect(document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(
      'binh@example.com',
    );
  });

  it.each([
    ['', 'three random words', undefined, ['currentPassword'], 'Enter your current password'],
    ['old words here', 'short', undefined, ['password'], 'Password must be at least 6 characters long.'],
    ['old words here', 'password', undefined, ['password'], 'This password is easy to guess'],
    ['old words here', 'three random words', 'others', ['confirmPassword'], /match/],
  ])(
    'is not taken where the form is filled in so: %s, %s, %s',
    async (current, next, repeated, fields, words) => {
      open();
      await change(current, next, repeated);
      await until(wrong).toEqual(fields);
      await says(typeof words === 'string' ? new RegExp(words) : words);
      expect(document.activeElement).toBe(named(fields[0] as string));
      expect(accounts.changePassword).not.toHaveBeenCalled();
    },
  );

  it('that is refused says why, and everything stays', async () => {
    open();
    accounts.changePassword.mockRejectedValueOnce(refusal('auth/wrong-password'));
    await change('old words here', 'three random words');
    await says("We couldn't change your password");
    await says('That password is incorrect. Try again.');
    expect(named('password').value).toBe('three random words');
    expect((await button('Change password')).disabled).toBe(false);
  });
});

describe('leaving', () => {
  const ask = async () => {
    await until(async () => (await button('Delete my account…')).disabled).toBe(false);
    await press('Delete my account…');
    expect((await opened()).textContent).toContain('This cannot be undone.');
  };

  it('by the member’s provider ends the session and says goodbye', async () => {
    open('google');
    await ask();
    await says("Sign in again to confirm it's you.");
    await press('Sign in with Google to delete my account');
    await says('Your account has been deleted');
    expect(accounts.proveWith.mock.calls).toEqual([['google', 'en']]);
    expect(deleted).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
    await until(() => $session.get().state).toBe('out');
  });

  it.each([
    ['auth/popup-closed-by-user', null],
    ['auth/user-mismatch', "That's a different account from the one you're signed in with."],
  ])('that is not proved (%s) changes nothing', async (code, words) => {
    open('facebook');
    accounts.proveWith.mockRejectedValueOnce(refusal(code));
    await ask();
    await press('Sign in with Facebook to delete my account');
    await until(() => hasButton('Sign in with Facebook to delete my account')).toBe(true);
    if (words) await says(words);
    else expect((await opened()).querySelector('[role="alert"]')).toBeNull();
    expect(deleted).not.toHaveBeenCalled();
    await until(async () => (await button('Sign in with Facebook to delete my account')).disabled).toBe(
      false,
    );
    await press('Keep my account');
    await until(hasDialog).toBe(false);
  });

  it('asks for the password, and keeps the account where there is none or it is not deleted', async () => {
    open();
    await ask();
    await says("Enter your password to confirm it's you.");
    const field = (await opened()).querySelector('[name="currentPassword"]') as HTMLInputElement;
    submit(field);
    await says('Password is required');
    type(field, 'old words here');
    deleted.mockImplementationOnce(() => refuse('FAILED_PRECONDITION'));
    submit(field);
    await says('Your account was not deleted');
    await says('Please sign in again, then try once more.');
    await press('Keep my account');
    await until(hasDialog).toBe(false);
    expect(stored('profiles/buyer')).not.toBeNull();
  });

  it('is not offered without a way to prove the identity', async () => {
    accounts.waysIn.mockReturnValue([]);
    openIsland(Profile, { lang: 'en' });
    expect((await button('Delete my account…')).disabled).toBe(true);
  });
});

describe('one’s own data', () => {
  const data = {
    exported_at: '2026-01-31T08:00:00.000Z',
    account: {
      ...{ id: 'buyer', email: null, phone: null, name: null, picture: null, signs_in_with: [] },
      ...{ created_at: null, last_sign_in_at: null },
    },
    profile: null,
    ...{
      listings: [],
      likes: [],
      alerts: [],
      alert_settings: null,
      away_answer: null,
      alert_finds: [],
      feedback: [],
    },
    ...{
      support_requests: [],
      reports: [],
      blocks: [],
      conversation_reports: [],
      fraud_signs: [],
      repeated_bikes: [],
      push_subscriptions: [],
      reveals: [],
      seller: null,
      conversations: [],
      ...{ reviews_written: [], reviews_received: [], review_reports: [] },
      stored: {},
      unreadable: [],
    },
  };

  it('are a file with the day in its name, with the photos of messages in it', async () => {
    const [sent, deleted, damaged] = [photoId(1), photoId(2), photoId(3)];
    const conversation = {
      ...{ id: 'wave', role: 'buyer', bike: 'Honda Wave', contact_email: null, contact_phone: null },
      created_at: '2026-01-30T08:00:00.000Z',
      messages: [
        { message: '📷 Photo', photos: [damaged, sent, deleted], created_at: '2026-01-30T08:00:00.000Z' },
      ],
    };
    const whole = { ...data, conversations: [conversation] };
    world.calls.exportAccount = () => whole;
    world.calls.readPhotos = ({ thread, photos: [id = ''] }: { thread: string; photos: string[] }) =>
      id === damaged
        ? refuse('INTERNAL')
        : { photos: { [id]: thread === 'wave' && id === sent ? 'AAAA' : null } };
    const saved: string[] = [];
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:data';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    open();
    await press('Download my data');
    await until(() => saved).toEqual(['vongxe-2026-01-31.json blob:data']);
    expect(file?.type).toBe('application/json');
    const photos = { [damaged]: null, [sent]: 'data:image/webp;base64,AAAA', [deleted]: null };
    const unreadable = [`message_photos/${damaged}`];
    expect(JSON.parse((await file?.text()) ?? '')).toEqual({ ...whole, unreadable, photos });
    await until(async () => (await button('Download my data')).disabled).toBe(false);
    world.calls.readPhotos = () => refuse('UNAVAILABLE');
    await press('Download my data');
    await notices(/couldn't prepare your data/);
    expect(saved).toHaveLength(1);
  });

  it('of a wrong shape, or requested too often, are not saved', async () => {
    world.calls.exportAccount = () => ({ ...data, likes: 'many' });
    open();
    await press('Download my data');
    await notices(/couldn't prepare your data/);
    world.calls.exportAccount = () => refuse('RESOURCE_EXHAUSTED');
    await press('Download my data');
    await notices("You've downloaded your data several times. Wait an hour and try again.");
  });
});

describe('the name', () => {
  it('[S2.110 S7.10] is kept by the profile where the account does not take it, which is only logged', async () => {
    open();
    await until(() => named('fullName')?.value).toBe('Bình');
    accounts.renameAccount.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    type(named('fullName'), 'Trần Bình');
    submit(named('fullName'));
    await notices('Profile updated successfully');
    expect(stored('profiles/buyer')?.full_name).toEqual({ stringValue: 'Trần Bình' });
    expect(warn.mock.calls.join()).toContain('keeps its former name');
    expect(await leadsTo('Cancel')).toBe('/');
    await until(() => named('fullName').value).toBe('Trần Bình');
  });
});
