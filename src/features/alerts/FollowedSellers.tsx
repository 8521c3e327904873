import { Trash2 } from 'lucide-react';
import type { Language } from '../../i18n/languages.ts';
import { alerts } from '../../i18n/texts/alerts.ts';
import { follows as texts } from '../../i18n/texts/follows.ts';
import { translate } from '../../i18n/texts.ts';
import { localize, sellerPath } from '../../paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { useFollows } from './useFollows.ts';

type Props = { lang: Language; own: ReturnType<typeof useFollows> };

/** Hidden for members who follow nobody. */
export const FollowedSellers = ({ lang, own }: Props) => {
  const t = translate(lang, texts);
  if (own.follows === 'failed')
    return (
      <p role="alert" className="mt-10">
        {t('loadFailed')}
      </p>
    );
  if (own.follows.length === 0) return null;
  return (
    <section aria-labelledby="followed" className="mt-10">
      <h2 id="followed" className="text-xl font-bold">
        {t('heading')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('private')}</p>
      <ul className="mt-4 border-t border-line">
        {own.follows.map((follow) => {
          const { id, seller_id, seller_name: name, is_active } = follow;
          const state = translate(lang, alerts)(is_active ? 'active' : 'inactive');
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
              <a
                href={localize(lang, sellerPath(seller_id))}
                translate="no"
                className="touch min-w-0 flex-1 font-semibold wrap-anywhere"
              >
                {name}
              </a>
              <Switch
                label={state}
                aria-label={`${state}. ${t('switch', { name })}`}
                checked={is_active}
                disabled={own.busy === id}
                onCheckedChange={(active) => void own.setActive(follow, active)}
                className="min-w-32"
              />
              <IconButton
                icon={Trash2}
                label={t('unfollow', { name })}
                disabled={own.busy === id}
                onClick={() => void own.end(follow)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
