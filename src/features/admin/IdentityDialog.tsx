import { useState } from 'react';
import { isLower, recordedLevels } from '../../domain/accounts/identity.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { settings } from '../../settings.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { NoteField, noteOf } from './NoteField.tsx';
import { RightsFrame, type RightsProps } from './RightsFrame.tsx';

export const IdentityDialog = (props: RightsProps) => {
  const { lang, person, work } = props;
  const t = translate(lang, admin);
  const stored = person.identity?.level;
  const [level, setLevel] = useState(recordedLevels.find((one) => one === stored) ?? 'none');
  const [note, setNote] = useState('');
  const isWithdrawn = stored !== undefined && stored !== 'phone' && isLower(level, stored);
  return (
    <RightsFrame
      {...props}
      title={t('identityTitle')}
      save={() =>
        work.perform(
          { act: 'identity', person: person.id, level, ...(isWithdrawn && { note: noteOf(note) }) },
          person.id,
        )
      }
    >
      <p className="text-ink-soft">{t('identityText')}</p>
      {settings.publishingNeeds !== 'none' && <p className="mt-2">{t('identityPauses')}</p>}
      <RadioGroup
        className="mt-4"
        legend={t('identityLevel')}
        name="level"
        value={level}
        onValueChange={setLevel}
        options={recordedLevels.map((value) => ({
          value,
          label: t(`identity.${value}`),
          hint: t(`identityHint.${value}`),
        }))}
      />
      {isWithdrawn && <NoteField lang={lang} receiver={person.id} value={note} onChange={setNote} />}
    </RightsFrame>
  );
};
