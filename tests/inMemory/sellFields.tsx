import { fireEvent } from '@testing-library/dom';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { emptyForm, type ListingForm } from '../../src/domain/selling/listingForm.ts';
import { FormContext } from '../../src/features/sell/formContext.ts';
import { createForm } from '../../src/features/sell/formStore.ts';
import { named } from './hands.ts';
import './openIsland.tsx';

/** Renders a section of the seller's form. @returns the form whose values its fields change */
export const openFields = (section: ReactNode, values: Partial<ListingForm> = {}) => {
  const form = createForm({ ...emptyForm, ...values });
  render(<FormContext value={form}>{section}</FormContext>);
  return form;
};
export const leaveField = (name: string) => fireEvent.focusOut(named(name));
/** Returns a field's error, the last line of its description. */
export const errorOf = (name: string) =>
  document.getElementById(named(name).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
