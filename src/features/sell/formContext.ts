import { type ChangeEvent, createContext, use, useSyncExternalStore } from 'react';
import type { FormField, FormProblem, ListingForm } from '../../domain/selling/listingForm.ts';
import type { FieldName, FormStore } from './formStore.ts';

export const FormContext = createContext<FormStore | null>(null);

/** The form around this component. */
export const useForm = (): FormStore => {
  const form = use(FormContext);
  if (!form) throw new Error('a field stands outside of its form');
  return form;
};

/** What stands in a field; the component is drawn again when that changes. */
export const useValue = <Name extends FieldName>(name: Name): ListingForm[Name] => {
  const { $values } = useForm();
  const read = () => $values.get()[name];
  return useSyncExternalStore($values.listen, read, read);
};

/** What is wrong with a field. */
export const useProblem = (name: FieldName): FormProblem | undefined => {
  const { $problems } = useForm();
  const read = () => $problems.get()[name];
  return useSyncExternalStore($problems.listen, read, read);
};

/** One field: what stands in it, and the ways to change it and to be done with it. */
export const useField = <Name extends FieldName>(name: Name) => {
  const { set, leave } = useForm();
  return {
    value: useValue(name),
    set: (value: ListingForm[Name]) => set(name, value),
    leave: () => leave(name),
  };
};

/** Fields whose value is a text, as an input or a select has it. */
export type TextName = Exclude<FormField, 'images' | 'features' | 'facts'>;
type Control = HTMLInputElement | HTMLSelectElement;

/** The properties of a native control. */
export type NativeProps = {
  name: TextName;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: () => void;
};
