import { lazy, Suspense, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { mylistings } from '../../i18n/texts/mylistings.ts';
import { several as texts } from '../../i18n/texts/several.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Mine } from './planAction.ts';
import { fittingFor, type Prices, type SeveralAction, severalActions } from './planSeveral.ts';
import type { DialogAction } from './SeveralDialog.tsx';
import type { Chosen } from './useChosen.ts';
import { type Lists, useSeveral } from './useSeveral.ts';

const SeveralDialog = lazy(async () => ({ default: (await import('./SeveralDialog.tsx')).SeveralDialog }));

type Props = {
  lang: Language;
  mine: Lists;
  choice: Chosen;
  chosen: readonly Mine[];
  /** Listings that "Select all shown" chooses. */
  shown: readonly Mine[];
};

/** Does an action open a dialog first? */
const asks = (action: SeveralAction): action is DialogAction =>
  action === 'markSold' || action === 'reserve' || action === 'price';

export const SeveralBar = ({ lang, mine, choice, chosen, shown }: Props) => {
  const t = translate(lang, texts);
  const several = useSeveral(lang, mine, choice);
  const [openAction, ask] = useState<DialogAction | null>();
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
      {openAction !== undefined && (
        <Suspense>
          <SeveralDialog
            lang={lang}
            action={openAction}
            listings={openAction === null ? [] : fittingFor(openAction, chosen)}
            onCancel={() => ask(null)}
            onConfirm={run}
          />
        </Suspense>
      )}
    </div>
  );
};
