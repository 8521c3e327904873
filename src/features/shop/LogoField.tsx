import { useRef, useState } from 'react';
import { initialsOf } from '../../domain/sellers/seller.ts';
import { logoUrl } from '../../domain/shops/logo.ts';
import type { OwnShop } from '../../domain/shops/ownShop.schema.ts';
import { shopLimits } from '../../domain/shops/shop.ts';
import type { Language } from '../../i18n/languages.ts';
import { shopLogo } from '../../i18n/texts/shopLogo.ts';
import { translate } from '../../i18n/texts.ts';
import { reportHandled } from '../../shell/reportHandled.ts';
import { Button } from '../../ui/Button.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { notify } from '../../ui/notify.ts';
import type { OwnShopState } from './useOwnShop.ts';

type Props = {
  lang: Language;
  shop: NonNullable<OwnShop['shop']>;
  work: Pick<OwnShopState, 'busy' | 'perform'>;
};

const useLogo = ({ lang, shop, work }: Props) => {
  const t = translate(lang, shopLogo);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = async (file: File) => {
    setSending(true);
    setProblem(null);
    try {
      const { uploadLogo } = await import('./uploadLogo.ts');
      const verdict = await uploadLogo(shop.id, file);
      if (verdict !== 'ready') return setProblem(t(verdict, { count: shopLimits.logos }));
      await work.perform({ act: 'read' });
      notify({ title: t('saved'), tone: 'success' });
    } catch (failure) {
      reportHandled(failure, 'upload the logo of a shop');
      setProblem(t('failed'));
    } finally {
      setSending(false);
    }
  };
  const remove = async () => {
    setProblem(null);
    if ((await work.perform({ act: 'removeLogo' })) !== null) return setProblem(t('notRemoved'));
    notify({ title: t('removed'), tone: 'success' });
  };
  return { sending, problem, upload, remove };
};

export const LogoField = (props: Props) => {
  const { lang, shop, work } = props;
  const t = translate(lang, shopLogo);
  const input = useRef<HTMLInputElement>(null);
  const { sending, problem, upload, remove } = useLogo(props);
  return (
    <fieldset className="mb-6">
      <legend className="mb-1.5 text-sm font-semibold">{t('logo')}</legend>
      <div className="flex items-center gap-4">
        {shop.logo ? (
          <img
            key={shop.logo}
            src={logoUrl(shop.logo)}
            width={48}
            height={48}
            alt=""
            className="size-12 shrink-0 rounded-lg bg-line"
          />
        ) : (
          <span
            aria-hidden="true"
            translate="no"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-line text-xl font-semibold"
          >
            {initialsOf(shop.name)}
          </span>
        )}
        <div className="flex flex-wrap gap-3">
          <Button loading={sending} loadingLabel={t('uploading')} onClick={() => input.current?.click()}>
            {t(shop.logo ? 'replace' : 'choose')}
          </Button>
          {shop.logo && (
            <Button disabled={sending || work.busy} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t('hint')}</p>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        aria-label={t('file')}
        aria-hidden="true"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = '';
        }}
      />
      <FormStatus
        lang={lang}
        sending={sending}
        problem={problem === null ? null : { text: problem }}
        className="mt-3"
      />
    </fieldset>
  );
};
