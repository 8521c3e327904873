import { type ChangeEvent, createContext, use, useSyncExternalStore } from 'react';
import type { FormField, FormProblem, ListingForm } from '../../domain/selling/listingForm.ts';
import type { FieldName, FormStore } from './formStore.ts';

export const FormContext = createContext<FormStore | null>(null);

export const useForm = (): FormStore => {
  const form = use(FormContext);
  if (!form) throw new Error('a field stands outside of its form');
  return form;
};

export const useValue = <Name extends FieldName>(name: Name): ListingForm[Name] => {
  const { $values } = useForm();
  const read = () => $values.get()[name];
  return useSyncExternalStore($values.listen, read, read);
};

export const useProblem = (name: FieldName): FormProblem | undefined => {
  const { $problems } = useForm();
  const read = () => $problems.get()[name];
  return useSyncExternalStore($problems.listen, read, read);
};

/** `leave` validates the field. */
export const useField = <Name extends FieldName>(name: Name) => {
  const { set, leave } = useForm();
  return {
    value: useValue(name),
    set: (value: ListingForm[Name]) => set(name, value),
    leave: () => leave(name),
  };
};

/** Fields whose value is a string. */
export type TextName = Exclude<FormField, 'images' | 'features' | 'facts'>;
type Control = HTMLInputElement | HTMLSelectElement;

export type NativeProps = {
  name: TextName;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: () => void;
};
