/* Hides `textInput` events from React, which would hydrate at once: on a translated page, field and text
   would be lost. The later `input` event hydrates as well. */
if (typeof window !== 'undefined')
  addEventListener('textInput', (event) => event.stopImmediatePropagation(), true);
