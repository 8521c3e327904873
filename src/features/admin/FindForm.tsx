import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { admin } from '../../i18n/texts/admin.ts';
import { translate } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { hashOf } from './useAdminTab.ts';

type Props = {
  lang: Language;
  tab: 'listings' | 'people';
  find: string | null;
  label: string;
  hint?: string;
};

/** Writes the query into the URL, so that Back works. */
export const FindForm = ({ lang, tab, find, label, hint }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  /** Submitted queries whose `hashchange` is pending: it must not overwrite newer typing. */
  const sent = useRef<(string | null)[]>([]);
  useEffect(() => {
    const index = sent.current.indexOf(find);
    if (index >= 0) sent.current.splice(0, index + 1);
    else if (field.current) field.current.value = find ?? '';
  }, [find]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('find');
    const word = typeof typed === 'string' ? typed.trim() : '';
    if ((word || null) !== find) sent.current.push(word || null);
    location.hash = hashOf(tab, word || null);
  };
  return (
    <search className="mb-6 block max-w-xl">
      <form onSubmit={submit} noValidate method="post">
        <Field label={label} hint={hint}>
          {(ids) => (
            <span className="flex flex-wrap gap-2">
              <TextInput
                {...ids}
                ref={field}
                name="find"
                defaultValue={find ?? ''}
                maxLength={300}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="flex-1 basis-36"
              />
              <Button type="submit" className="shrink-0">
                <Search size={18} aria-hidden="true" className="shrink-0" />
                {translate(lang, admin)('find')}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </search>
  );
};
