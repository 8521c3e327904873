import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefusedBike, StockAction, StockTable } from '../../domain/stock/stock.schema.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { $memberships } from '../../firebase/shopMembership.ts';
import type { Language } from '../../i18n/languages.ts';
import { stock } from '../../i18n/texts/stock.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { notify } from '../../ui/notify.ts';
import { changeStock, readStock } from './askStock.ts';

type Loaded =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'none' }
  | { state: 'ready'; table: StockTable };

export const useStock = (lang: Language, userId: string | undefined) => {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedBike[]>([]);
  const t = translate(lang, stock);

  const turn = useRef(0);
  const load = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    // Ignores an answer that arrives after the person or shop has changed.
    const take = (answer: Loaded) => own === turn.current && setLoaded(answer);
    try {
      take({ state: 'ready', table: await readStock() });
    } catch (failure) {
      reportHandled(failure, 'read the stock of a shop');
      take({ state: codeOf(failure) === 'permission-denied' ? 'none' : 'failed' });
    }
  }, []);
  const memberships = useStore($memberships);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who joins or leaves a shop has another stock.
  useEffect(() => {
    setLoaded({ state: 'loading' });
    setRefused([]);
    if (userId !== undefined) void load();
    return () => {
      turn.current += 1;
    };
  }, [userId, memberships, load]);

  /** Performs an action and offers to undo it. @returns whether it succeeded */
  const act = async (
    action: StockAction,
    title: 'saved' | 'imported' | 'undone' | 'uploaded' = 'saved',
  ): Promise<boolean> => {
    setWorking(true);
    const answer = await changeStock(lang, action);
    if (answer) {
      const { done = 0, change } = answer;
      setRefused(answer.refused ?? []);
      await load();
      notify({
        title: done === 0 ? t('savedNone') : t(title, { count: done }),
        tone: done === 0 ? 'info' : 'success',
        ...(title === 'imported' && { text: t('importedText') }),
        ...(change && {
          action: { label: t('undo'), run: () => void act({ act: 'undo', change }, 'undone') },
        }),
      });
    }
    setWorking(false);
    return answer !== null;
  };
  return { loaded, load, act, working, refused };
};
export type StockState = ReturnType<typeof useStock>;
