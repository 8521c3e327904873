/** What a form that can be filled in before its script is there says when that cannot be had: sleepingIsland.ts shows it. */
export const Asleep = ({ text }: { text: string }) => (
  <p hidden data-asleep role="alert" className="mb-2 text-sm font-semibold text-danger">
    {text}
  </p>
);
