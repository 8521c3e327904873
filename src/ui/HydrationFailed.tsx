/** Hidden message for a script that cannot be loaded; hydrateOnUse.ts shows it. */
export const HydrationFailed = ({ text }: { text: string }) => (
  <p hidden data-hydration-failed role="alert" className="mb-2 text-sm font-semibold text-danger">
    {text}
  </p>
);
