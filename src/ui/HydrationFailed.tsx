/** What an island that is complete as HTML says when its script cannot be had: hydrateOnUse.ts shows it. */
export const HydrationFailed = ({ text }: { text: string }) => (
  <p hidden data-hydration-failed role="alert" className="mb-2 text-sm font-semibold text-danger">
    {text}
  </p>
);
