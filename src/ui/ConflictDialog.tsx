import { type ReactNode, useState } from 'react';
import type { Side } from '../domain/platform/side.ts';
import type { Language } from '../i18n/languages.ts';
import { changedElsewhere } from '../i18n/texts/changedElsewhere.ts';
import { translate } from '../i18n/texts.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { RadioGroup } from './RadioGroup.tsx';

/** Form field with one value entered here and another saved elsewhere. */
export type ConflictItem<Key extends string> = {
  key: Key;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
};

type Props<Key extends string> = {
  lang: Language;
  items: readonly ConflictItem<Key>[];
  onCancel: () => void;
  onChoose: (chosen: ReadonlyMap<Key, Side>) => void;
};

/**
 * Asks for each field which version to keep. Nothing is preselected, to prevent careless clicks.
 * @example <ConflictDialog lang="en" items={[{ key: 'price', label: 'Price', theirs: '26,900,000 ₫', mine: '25,000,000 ₫' }]} … />
 */
export const ConflictDialog = <Key extends string>({ lang, items, onCancel, onChoose }: Props<Key>) => {
  const t = translate(lang, changedElsewhere);
  const [chosen, setChosen] = useState<ReadonlyMap<Key, Side>>(new Map());
  const chooseAll = (side: Side) => setChosen(new Map(items.map(({ key }) => [key, side])));
  return (
    <Dialog
      lang={lang}
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button onClick={onCancel}>{t('back')}</Button>
          <Button
            variant="primary"
            disabled={items.some(({ key }) => !chosen.has(key))}
            onClick={() => onChoose(chosen)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {items.length > 1 && (
        <div className="mb-4 grid gap-2 sm:grid-cols-2">
          <Button onClick={() => chooseAll('theirs')}>{t('allTheirs')}</Button>
          <Button onClick={() => chooseAll('mine')}>{t('allMine')}</Button>
        </div>
      )}
      <div className="grid gap-5">
        {items.map(({ key, label, theirs, mine }) => (
          <RadioGroup
            key={key}
            legend={label}
            name={`conflict-${key}`}
            options={[
              { value: 'theirs', label: t('theirs'), hint: theirs },
              { value: 'mine', label: t('mine'), hint: mine },
            ]}
            value={chosen.get(key)}
            onValueChange={(side: Side) => setChosen(new Map([...chosen, [key, side]]))}
          />
        ))}
      </div>
    </Dialog>
  );
};
