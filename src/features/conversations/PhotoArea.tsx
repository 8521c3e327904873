import type { RefObject } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import type { PhotoPickerProps } from './PhotoPicker.tsx';

const PhotoPicker = lazyPart(async () => (await import('./PhotoPicker.tsx')).PhotoPicker, null);

type Props = Omit<PhotoPickerProps, 'onChoose'> & {
  lang: Language;
  input: RefObject<HTMLInputElement | null>;
};

export const PhotoArea = ({ input, ...rest }: Props) => (
  <div>
    <PhotoInput
      input={input}
      label={translate(rest.lang, conversations)('addPhotos')}
      onFiles={(chosen) => void rest.state.add(chosen)}
    />
    <PhotoPicker {...rest} onChoose={() => input.current?.click()} />
  </div>
);
