import { MailCheck } from 'lucide-react';
import type { DeskLetter } from '../../domain/desk.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { desk } from '../../i18n/texts/desk.ts';
import { translate } from '../../i18n/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { askDesk } from './askDesk.ts';
import { Choices, Entry, Id } from './Entry.tsx';
import { Room } from './Room.tsx';
import type { RoomProps } from './roomProps.ts';

/** What kind of letter it is; one that came after these words is called by its own name. */
const kindOf = (lang: Language, kind: string) => {
  const key = `letter.${kind}`;
  const known = Object.keys(desk).find((name): name is keyof typeof desk => name === key);
  return known ? translate(lang, desk)(known) : kind;
};

const LetterFacts = ({ lang, letter }: { lang: Language; letter: DeskLetter }) => {
  const t = translate(lang, desk);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="text-base font-semibold">{kindOf(lang, letter.kind)}</h3>
        {letter.uncertain && <Badge tone="warn">{t('uncertain')}</Badge>}
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {letter.to} · {formatMoment(lang, letter.created_at)} · {t('tries', { count: letter.attempts })}
      </p>
      {letter.error && <p className="mt-1 text-sm">{t('lastError', { error: letter.error })}</p>}
      <Id>{letter.id}</Id>
    </>
  );
};

const ask = (after: string | null) => askDesk({ queue: 'letters', after });

/** Letters that were given up. What they say stays closed; they can be sent once more. */
export const LettersRoom = ({ lang, onDone }: RoomProps) => {
  const t = translate(lang, desk);
  const empty = <EmptyState icon={MailCheck} title={t('noLetters')} text={t('noLettersText')} />;
  return (
    <Room lang={lang} ask={ask} onDone={onDone} empty={empty}>
      {(letters, { busy, perform }) =>
        letters.map((letter) => (
          <Entry key={letter.id} busy={busy === letter.id}>
            <LetterFacts lang={lang} letter={letter} />
            <Choices>
              <Button
                loading={busy === letter.id}
                aria-label={`${t('retry')}: ${kindOf(lang, letter.kind)}, ${letter.to}`}
                onClick={() => void perform({ act: 'retry', letter: letter.id }, letter.id)}
              >
                {t('retry')}
              </Button>
            </Choices>
          </Entry>
        ))
      }
    </Room>
  );
};
