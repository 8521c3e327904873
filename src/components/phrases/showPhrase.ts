import { closeOnBack } from '../../ui/closeOnBack.ts';

// Shows a clicked phrase on the full screen, and reads it aloud if possible.

const dialog = document.querySelector<HTMLDialogElement>('.phrase-shown');
const [large, small, noVoice] = dialog?.querySelectorAll('p') ?? [];
const [say, close] = dialog?.querySelectorAll('button') ?? [];
const speech = window.speechSynthesis as SpeechSynthesis | undefined;

if (dialog && large && small && noVoice && say && close) {
  /** Android writes vi_VN instead of vi-VN. */
  const voice = () => speech?.getVoices().find(({ lang }) => lang.slice(0, 2).toLowerCase() === large.lang);
  const offer = () => {
    noVoice.hidden = !!voice();
    say.hidden = !noVoice.hidden;
  };
  // Some browsers load their voices after the page.
  speech?.addEventListener?.('voiceschanged', offer);
  offer();

  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('.phrases button');
    if (!pressed) return;
    small.textContent = pressed.querySelector('small')?.textContent ?? '';
    large.textContent = pressed.querySelector('[lang]')?.textContent ?? '';
    dialog.showModal();
    dialog.addEventListener(
      'close',
      closeOnBack(() => dialog.close()),
      { once: true },
    );
  });
  say.addEventListener('click', () => {
    const match = voice();
    if (!speech || !match) return;
    // Voices would read the slash of anh/chị aloud.
    const words = new SpeechSynthesisUtterance((large.textContent ?? '').replace('/', ' '));
    words.voice = match;
    words.lang = match.lang.replace('_', '-');
    speech.cancel();
    speech.speak(words);
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => speech?.cancel());
}
