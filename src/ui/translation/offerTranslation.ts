import type { Language } from '../../i18n/languages.ts';
import { translation } from '../../i18n/texts/translation.ts';
import { translate } from '../../i18n/texts.ts';
import { type BrowserTranslator, browserTranslator } from './browserTranslator.ts';
import { copyWith, foreignTexts } from './foreignTexts.ts';
import { startTranslation, type TranslationState } from './startTranslation.ts';

/** Classes that another button on a bike's page uses, so that the page has their styles. */
const look = 'min-h-11 text-sm font-semibold text-ink-soft underline hover:text-ink';

const buttonNamed = (name: string) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = look;
  button.textContent = name;
  return button;
};

type Offer = { original: HTMLElement; translator: BrowserTranslator; from: Language; to: Language };

const showButtons = (line: HTMLElement, { original, translator, from, to }: Offer) => {
  const t = translate(to, translation);
  const status = document.createElement('span');
  status.role = 'status';
  const [main, cancel] = [buttonNamed(t('translate')), buttonNamed(t('cancel'))];
  let copy: HTMLElement | undefined;
  let stop: (() => void) | undefined;

  const turnTo = (isTranslated: boolean) => {
    if (copy) copy.hidden = !isTranslated;
    original.hidden = isTranslated;
    status.textContent = isTranslated ? `${t('translated')} ·` : t(`writtenIn_${from}`);
    main.textContent = t(isTranslated ? 'showOriginal' : copy ? 'showTranslation' : 'translate');
  };
  const finish = () => {
    stop = undefined;
    if (document.activeElement === cancel) main.focus();
    main.ariaDisabled = null;
    cancel.hidden = true;
    turnTo(false);
  };
  const onState = (state: TranslationState) => {
    if (state.step === 'downloading') status.textContent = t('downloading', { percent: state.percent });
    else if (state.step === 'preparing' || state.step === 'slow') status.textContent = t(state.step);
    else {
      finish();
      if (state.step === 'failed' || state.step === 'unsupported') status.textContent = t(state.step);
      if (state.step !== 'translated') return;
      copy = copyWith(original, state.texts, to);
      original.after(copy);
      turnTo(true);
    }
  };
  main.addEventListener('click', () => {
    if (stop) return;
    if (copy) return turnTo(!original.hidden);
    const texts = foreignTexts(original, to).map(({ data }) => data);
    main.ariaDisabled = 'true';
    cancel.hidden = false;
    stop = startTranslation({ translator, texts, from, to, onState });
  });
  cancel.addEventListener('click', () => stop?.());
  finish();
  line.replaceChildren(status, '\u2002', main, '\u2002', cancel);
};

/**
 * Adds a translate button to the line that names a text's language, if this browser can translate it.
 * @param line the next element is the text, with its `lang`
 */
export const offerTranslation = async (line: HTMLElement): Promise<void> => {
  const translator = browserTranslator();
  const original = line.nextElementSibling;
  if (!translator || !(original instanceof HTMLElement)) return;
  const [from, to]: [Language, Language] = original.lang === 'vi' ? ['vi', 'en'] : ['en', 'vi'];
  const answer = await translator
    .availability({ sourceLanguage: from, targetLanguage: to })
    .catch(() => 'unavailable');
  if (answer !== 'unavailable') showButtons(line, { original, translator, from, to });
};
