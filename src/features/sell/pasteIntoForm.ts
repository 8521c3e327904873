import { readAdvertisement } from '../../domain/pasted/readAdvertisement.ts';
import type { FieldName, FormStore } from './formStore.ts';
import { type PastePlan, planPaste } from './planPaste.ts';

export { PasteResult } from './PasteResult.tsx';

export type Pasted = { plan: PastePlan; undo: () => void };

/** @returns the changes and their undo; null without a motorcycle */
export const pasteIntoForm = ({ $values, set }: FormStore, text: string): Pasted | null => {
  const read = readAdvertisement(text, new Date());
  const isAboutBike = read.found.some((field) => field !== 'description' && field !== 'contactPhone');
  if (!isAboutBike && !read.isOfSeveral) return null;
  const before = $values.get();
  const plan = planPaste(before, read);
  const names = Object.keys(plan.changes) as FieldName[];
  const write = <Name extends FieldName>(name: Name, from: Partial<FormStore['start']>) => {
    const value = from[name];
    if (value !== undefined) set(name, value);
  };
  for (const name of names) write(name, plan.changes);
  return {
    plan,
    undo: () => {
      for (const name of names) write(name, before);
    },
  };
};
