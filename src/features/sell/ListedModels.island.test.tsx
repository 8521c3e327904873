import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { world } from '../../../tests/inMemory/browserFirestore.ts';
import { named, says, type, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { SellForm } from './SellForm.tsx';

vi.mock('./RichEditor.tsx', () => Promise.reject(new Error('not here')));

const gz150 = { model: 'GZ150-A', category: 'cruiser', transmission: 'manual', fuel: 'gasoline' };
const answer = { models: [{ ...gz150, engines: [[2015, '150cc']] }] };
const value = (name: string) => named(name)?.value;
const requests = () => world.asked.filter((address) => address.startsWith('/listed-models.json'));
const write = (name: string, text: string) => {
  const field = named(name) as HTMLInputElement;
  fireEvent.focus(field);
  type(field, text);
};
const open = async () => {
  history.replaceState(null, '', '/sell');
  openIsland(SellForm, { lang: 'en', models: [] });
  await until(() => named('make')).toBeTruthy();
};
const choose = (make: string) => fireEvent.change(named('make') as Element, { target: { value: make } });

it('what others have listed fills in a model that no guide knows, and what was typed stays', async () => {
  world.files['/listed-models.json'] = answer;
  await open();
  expect(requests()).toEqual([]);
  choose('Suzuki');
  write('model', 'gz150a');
  await until(() => value('category')).toBe('cruiser');
  write('year', '2015');
  await says("We've filled in 150cc, Cruiser, Manual, Petrol for this model. Change anything that's wrong.");
  expect([value('engine'), value('transmission'), value('fuel')]).toEqual(['150cc', 'manual', 'gasoline']);
  write('engine', '149cc');
  write('year', '2016');
  await until(() => value('engine')).toBe('149cc');
  expect(requests()).toEqual(['/listed-models.json?make=Suzuki']);
});

it('fills in what came late', async () => {
  await open();
  choose('Suzuki');
  write('model', 'GZ150-A');
  write('year', '2015');
  await until(() => requests().length).toBe(1);
  expect(value('engine')).toBe('');
  world.files['/listed-models.json'] = answer;
  choose('Yamaha');
  choose('Suzuki');
  await until(() => value('engine')).toBe('150cc');
});

it.each<[string, () => void]>([
  ['the question is refused', () => undefined],
  ['what comes makes no sense', () => Object.assign(world.files, { '/listed-models.json': { models: 1 } })],
  ['the network is gone', () => Object.assign(world, { broken: /listed-models/ })],
])('the form goes on where %s', async (_, prepare) => {
  prepare();
  await open();
  choose('Suzuki');
  write('model', 'GZ150-A');
  await until(() => requests().length).toBe(1);
  expect(value('model')).toBe('GZ150-A');
  expect(value('category')).toBe('');
});
