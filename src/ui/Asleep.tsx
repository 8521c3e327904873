/** What an island that is complete as HTML says when its script cannot be had: sleepingIsland.ts shows it. */
export const Asleep = ({ text }: { text: string }) => (
  <p hidden data-asleep role="alert" className="mb-2 text-sm font-semibold text-danger">
    {text}
  </p>
);
