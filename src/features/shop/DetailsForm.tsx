import { type SubmitEvent, useState } from 'react';
import type { OwnShop } from '../../domain/shops/ownShop.schema.ts';
import { shopLimits } from '../../domain/shops/shop.ts';
import type { Language } from '../../i18n/languages.ts';
import { shopChecks } from '../../i18n/texts/shopChecks.ts';
import { shopTeam } from '../../i18n/texts/shopTeam.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormStatus } from '../../ui/FormStatus.tsx';
import { notify } from '../../ui/notify.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { HoursFields } from './HoursFields.tsx';
import { sayShopFailure } from './sayShopFailure.ts';
import { detailsOf, type FormProblems, formOf, problemsIn } from './shopForm.ts';
import type { OwnShopState } from './useOwnShop.ts';

type Props = {
  lang: Language;
  shop: NonNullable<OwnShop['shop']>;
  work: Pick<OwnShopState, 'busy' | 'perform'>;
};

export const DetailsForm = ({ lang, shop, work }: Props) => {
  const t = translate(lang, shopTeam);
  const [form, setForm] = useState(() => formOf(shop));
  const [wrong, setWrong] = useState<FormProblems | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part });
    setWrong(null);
    setProblem(null);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = problemsIn(form);
    setWrong(problems);
    if (problems) return setProblem(t('fields'));
    const failure = await work.perform({
      act: 'change',
      details: detailsOf(form),
      revision: shop.revision,
    });
    setProblem(failure && sayShopFailure(lang, failure));
    if (failure === null) notify({ title: t('saved'), tone: 'success' });
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      method="post"
      aria-label={t('details')}
      className="grid grid-cols-1 gap-4"
    >
      <Field
        label={t('address')}
        required
        error={
          wrong?.address && translate(lang, shopChecks)(`check.${wrong.address}`, { max: shopLimits.address })
        }
      >
        {(control) => (
          <TextInput
            {...control}
            name="address"
            value={form.address}
            onChange={({ target }) => change({ address: target.value })}
          />
        )}
      </Field>
      <Field label={t('mapLink')} hint={t('mapHint')} error={wrong?.link && t('mapWrong')}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            name="map"
            value={form.link}
            onChange={({ target }) => change({ link: target.value })}
          />
        )}
      </Field>
      <Checkbox
        name="hours"
        label={t('showHours')}
        checked={form.hasHours}
        onChange={({ target }) => change({ hasHours: target.checked })}
      />
      {form.hasHours && (
        <HoursFields
          lang={lang}
          hours={form.hours}
          wrong={wrong?.hours ?? false}
          onChange={(hours) => change({ hours })}
        />
      )}
      <FormStatus lang={lang} sending={work.busy} problem={problem === null ? null : { text: problem }} />
      <div>
        <Button type="submit" variant="primary" loading={work.busy} loadingLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
