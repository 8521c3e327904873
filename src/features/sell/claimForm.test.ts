import { expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import { memoryStorage } from '../../../tests/fixtures/memoryStorage.ts';
import { storeOf } from '../../browserStorage.ts';
import { claimForm } from './claimForm.ts';
import { keptKey, writeKept } from './keptForm.ts';

/** Simulates tabs that share storage. Only one tab at a time can lock a key. */
const browser = () => {
  const owners = new Map<string, number>();
  const storage = memoryStorage();
  const store = storeOf(() => storage);
  let tabs = 0;
  const openTab = () => {
    const tab = ++tabs;
    const claim = async (key: string) => {
      if (owners.has(key)) return owners.get(key) === tab;
      owners.set(key, tab);
      return true;
    };
    let memory: string | null = null;
    const own = {
      recall: () => memory,
      remember: (key: string) => {
        memory = key;
      },
    };
    const close = () => {
      for (const [key, owner] of owners) if (owner === tab) owners.delete(key);
    };
    return { form: () => claimForm({ store, claim, ...own, newId: () => `tab${tab}` }, 'user', null), close };
  };
  const keep = (tab: string, at: number) =>
    writeKept(store, keptKey('user', null, tab), {
      id: `bike-of-${tab}`,
      form: buildForm(),
      photos: [],
      attempted: false,
      at,
    });
  return { openTab, keep };
};

it('two tabs write two forms', async () => {
  const { openTab, keep } = browser();
  const first = await openTab().form();
  keep('tab1', 1);
  const second = await openTab().form();
  expect(first.kept).toBeNull();
  expect(second.kept).toBeNull();
  expect(second.key).not.toBe(first.key);
});

it('what a closed tab left is taken up once, the latest first', async () => {
  const { openTab, keep } = browser();
  const [first, second] = [openTab(), openTab()];
  await Promise.all([first.form(), second.form()]);
  keep('tab1', 1);
  keep('tab2', 2);
  first.close();
  second.close();
  expect((await openTab().form()).kept?.id).toBe('bike-of-tab2');
  expect((await openTab().form()).kept?.id).toBe('bike-of-tab1');
  expect((await openTab().form()).kept).toBeNull();
});

it('a tab that is loaded anew finds its own form, not the latest that was left', async () => {
  const { openTab, keep } = browser();
  const [tab, other] = [openTab(), openTab()];
  await Promise.all([tab.form(), other.form()]);
  keep('tab1', 1);
  keep('tab2', 2);
  tab.close();
  other.close();
  expect((await tab.form()).kept?.id).toBe('bike-of-tab1');
});
