import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildForm } from '../../../tests/fixtures/buildForm.ts';
import '../../../tests/inMemory/openIsland.tsx';
import type { ListingForm } from '../../domain/selling/listingForm.ts';
import { FactsSection } from './FactsSection.tsx';
import { FormContext } from './formContext.ts';
import { createForm } from './formStore.ts';

const open = async (changes: Partial<ListingForm> = {}, lang: 'en' | 'vi' = 'en') => {
  const form = createForm(buildForm(changes));
  render(
    <FormContext value={form}>
      <FactsSection lang={lang} />
    </FormContext>,
  );
  await screen.findByText(lang === 'en' ? 'Papers' : 'Giấy tờ');
  // Waits until the effects subscribe to the form.
  await act(async () => undefined);
  return () => form.$values.get().facts;
};
const question = (name: string) => within(screen.getByRole('group', { name }));
const pick = (name: string, answer: string) =>
  fireEvent.click(question(name).getByRole('checkbox', { name: answer }));
const isChosen = (name: string, answer: string) =>
  (question(name).getByRole('checkbox', { name: answer }) as HTMLInputElement).checked;

describe('the questions that buyers ask', () => {
  it('stand in seven closed groups, and none has to be answered', async () => {
    const facts = await open();
    const groups = [...document.querySelectorAll('details')];
    expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
      'Papers',
      'History',
      'Engine and parts',
      'Comes with',
      'Reason for selling',
      'Viewing the bike',
      'Price and payment',
    ]);
    expect(groups.every((group) => !group.open)).toBe(true);
    expect(facts()).toEqual([]);
  });

  it('take one answer each, another instead, and none when it is pressed again', async () => {
    const facts = await open();
    pick('Whose name is on the papers?', 'Mine');
    pick('Owners so far', '2');
    expect(facts()).toEqual(['owners:2', 'papers:own_name']);
    expect(isChosen('Owners so far', '2')).toBe(true);
    pick('Owners so far', '1');
    expect(facts()).toEqual(['owners:1', 'papers:own_name']);
    expect(isChosen('Owners so far', '2')).toBe(false);
    pick('Owners so far', '1');
    expect(facts()).toEqual(['papers:own_name']);
  });

  it('count their answers beside the group', async () => {
    await open({ facts: ['card:original', 'papers:own_name', 'price:open'] });
    expect(screen.getByText('2 answers')).toBeTruthy();
    expect(screen.getByText('1 answer')).toBeTruthy();
    pick('Blue card', 'Original');
    await waitFor(() => expect(screen.getAllByText('1 answer')).toHaveLength(2));
  });

  it('take a province and a month from a list, and forget them again', async () => {
    const facts = await open({ facts: ['serviced:2019-05'] });
    const [plate, month] = ['Where is the plate from?', 'Last service'].map(
      (name) => screen.getByLabelText(name) as HTMLSelectElement,
    ) as [HTMLSelectElement, HTMLSelectElement];
    expect(plate.options).toHaveLength(64);
    expect(month.selectedOptions[0]?.textContent).toBe('May 2019');
    fireEvent.change(plate, { target: { value: 'da-nang' } });
    expect(facts()).toEqual(['plate:da-nang', 'serviced:2019-05']);
    await waitFor(() => expect(plate.selectedOptions[0]?.textContent).toBe('Da Nang'));
    fireEvent.change(month, { target: { value: '' } });
    expect(facts()).toEqual(['plate:da-nang']);
  });

  it('tick what comes with the bike', async () => {
    const facts = await open({}, 'vi');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Mũ bảo hiểm' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hai chìa' }));
    expect(facts()).toEqual(['helmet:yes', 'keys:2']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Mũ bảo hiểm' }));
    expect(facts()).toEqual(['keys:2']);
  });

  it.each([
    ['a bike with gears', { transmission: 'manual' as const }, ['Chain and sprockets', 'Battery']],
    ['a scooter', { transmission: 'automatic' as const }, ['Drive belt', 'Battery']],
    ['an electric bike', { transmission: 'automatic' as const, fuel: 'electric' as const }, [] as string[]],
  ])('are those of %s', async (_bike, changes, names) => {
    await open(changes);
    const conditional = [
      'Chain and sprockets',
      'Drive belt',
      'Battery',
      'Electric bike battery',
      'Range compared with new',
    ];
    expect(conditional.filter((name) => screen.queryByRole('group', { name }))).toEqual(
      conditional.filter((name) => names.includes(name)),
    );
  });
});
