import { useState } from 'react';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { NoteField, noteOf } from './NoteField.tsx';
import { RightsFrame, type RightsProps } from './RightsFrame.tsx';

/** Removes the logo at the address `logo`. */
export const LogoDialog = (props: RightsProps & { logo: string }) => {
  const { lang, person, work, logo } = props;
  const t = translate(lang, admin);
  const [note, setNote] = useState('');
  return (
    <RightsFrame
      {...props}
      title={t('removeLogo')}
      verb={t('removeLogo')}
      save={() => work.perform({ act: 'removeLogo', person: person.id, logo, note: noteOf(note) }, person.id)}
    >
      <NoteField lang={lang} receiver={person.id} value={note} onChange={setNote} />
    </RightsFrame>
  );
};
