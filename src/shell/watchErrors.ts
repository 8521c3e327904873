import { errorScript } from '../paths.ts';

/** Loads the error handler on the first failure of each kind, then dispatches the event again for it. */
export const watchErrors = () => {
  for (const kind of ['error', 'unhandledrejection', 'astro:hydration-error', 'vite:preloadError'])
    addEventListener(
      kind,
      (event) => {
        const script = errorScript;
        // A page that is offline cannot report errors.
        import(/* @vite-ignore */ script).then(() => dispatchEvent(event)).catch(() => {});
      },
      { once: true },
    );
};
