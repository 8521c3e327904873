import type { ComponentProps } from 'react';
import { Switch } from '../../ui/Switch.tsx';
import { useField } from './formContext.ts';

type Props = Omit<ComponentProps<typeof Switch>, 'name' | 'checked' | 'onCheckedChange'> & {
  name: 'hidePhone' | 'onFacebook';
};

export const FormSwitch = ({ name, ...rest }: Props) => {
  const { value, set } = useField(name);
  return <Switch {...rest} name={name} checked={value} onCheckedChange={set} />;
};
