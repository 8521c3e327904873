import { lazy, Suspense, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { several as texts } from '../../i18n/texts/several.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Mine } from './planAction.ts';
import { fittingFor, type Prices, type SeveralAction, severalActions } from './planSeveral.ts';
import type { AskedAction } from './SeveralDialog.tsx';
import type { Chosen } from './useChosen.ts';
import { type Lists, useSeveral } from './useSeveral.ts';

const SeveralDialog = lazy(async () => ({ default: (await import('./SeveralDialog.tsx')).SeveralDialog }));

type Props = {
  lang: Language;
  mine: Lists;
  choice: Chosen;
  /** The listings that are chosen, and those that could be with one press. */
  chosen: readonly Mine[];
  shown: readonly Mine[];
};

/** Which dialog an action opens before anything is done: what cannot be taken back with one press, and what needs a number. */
const asks = (action: SeveralAction): action is AskedAction =>
  action === 'markSold' || action === 'reserve' || action === 'price';

/** What can be done to the chosen listings; each button says to how many of them. */
export const SeveralBar = ({ lang, mine, choice, chosen, shown }: Props) => {
  const t = translate(lang, texts);
  const several = useSeveral(lang, mine, choice);
  // Undefined until a dialog is asked for: before that there is nothing to load.
  const [asked, ask] = useState<AskedAction | null>();
  const run = (action: SeveralAction, prices: Prices | null = null, until: number | null = null) => {
    ask((now) => (now === undefined ? now : null));
    void several.run(chosen, action, prices, until);
  };
  return (
    <div className="sticky bottom-0 z-30 mt-6 border-t border-line bg-paper py-3">
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {several.working
          ? t('working')
          : chosen.length > 0
            ? t('chosen', { count: chosen.length })
            : t('severalHint')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="quiet"
          disabled={several.working}
          onClick={() =>
            choice.choose(
              shown.map(({ id }) => id),
              true,
            )
          }
        >
          {t('chooseAll')}
        </Button>
        {severalActions.map((action) => {
          const count = fittingFor(action, chosen).length;
          const name = action === 'price' ? t(action) : translate(lang, mylistings)(action);
          return (
            <Button
              key={action}
              size="sm"
              disabled={count === 0 || several.working}
              onClick={() => (asks(action) ? ask(action) : run(action))}
            >
              {count === 0 ? name : `${name} (${count})`}
            </Button>
          );
        })}
      </div>
      {asked !== undefined && (
        <Suspense>
          <SeveralDialog
            lang={lang}
            action={asked}
            listings={asked === null ? [] : fittingFor(asked, chosen)}
            onCancel={() => ask(null)}
            onConfirm={run}
          />
        </Suspense>
      )}
    </div>
  );
};
