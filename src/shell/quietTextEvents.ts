/* Hides `textInput` events, on which React would hydrate at once: on a translated page, typed text would
   be lost. The later `input` event hydrates as well. */
if (typeof window !== 'undefined')
  addEventListener('textInput', (event) => event.stopImmediatePropagation(), true);
