import { errorScript } from '../paths.ts';

/** Fetches the script that sees to failures with the first of each kind, and lets that one happen again for it. */
export const watchErrors = () => {
  for (const kind of ['error', 'unhandledrejection', 'astro:hydration-error', 'vite:preloadError'])
    addEventListener(
      kind,
      (event) => {
        const script = errorScript;
        // Without a network there is nobody to tell.
        import(/* @vite-ignore */ script).then(() => dispatchEvent(event)).catch(() => {});
      },
      { once: true },
    );
};
