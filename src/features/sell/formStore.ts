import { atom, type ReadableAtom } from 'nanostores';
import type { FieldProblems, FormProblem, ListingForm, Purpose } from '../../domain/selling/listingForm.ts';

export type FieldName = keyof ListingForm;

/** A listing while it is filled in: what stands in the fields, and what is wrong with them. */
export type FormStore = {
  /** What stood in the fields when the form opened, or was filled in for the seller since. */
  readonly start: ListingForm;
  /** The place of the listing that the form comes from: accepted although it may not be on offer any more. */
  readonly storedPlace: string;
  $values: ReadableAtom<ListingForm>;
  $problems: ReadableAtom<FieldProblems>;
  /** What stands there otherwise than in the beginning. */
  changes: () => Partial<ListingForm>;
  /** Fills in fields that nobody has touched. They count as what stood there in the beginning, not as changes. */
  prefill: (values: Partial<ListingForm>) => void;
  /** Takes over a whole form that its seller has chosen. */
  adopt: (values: ListingForm) => void;
  set: <Name extends FieldName>(name: Name, value: ListingForm[Name]) => void;
  /** Somebody is done with a field: from now on it says what is wrong with it, also while they type. */
  leave: (name: FieldName) => void;
  /** Looks at every field, for a purpose that stays the measure from then on. @throws where the schemas cannot be had */
  check: (purpose: Purpose) => Promise<boolean>;
  /** Fetches what checks. */
  prepare: () => void;
};

// The schemas come when somebody begins to fill in the form; they are needed when a field is left.
const load = () => import('./checkForm.ts');

/** Until somebody saves, a field that is still empty is not a mistake. */
const isGap = (problem: FormProblem) => problem.endsWith('Required');

/**
 * A form and its rules. A field is looked at when it is left, and from then on with every change.
 * @example const form = createForm(emptyForm); form.set('model', 'Vision'); await form.check('publish') // => false
 */
export const createForm = (opened: ListingForm, openedPlace = opened.location): FormStore => {
  let start = opened;
  let storedPlace = openedPlace;
  const $values = atom(start);
  const $problems = atom<FieldProblems>({});
  const left = new Set<FieldName>();
  let purpose: Purpose | null = null;

  const look = async (): Promise<FieldProblems> => {
    const { checkForm } = await load();
    const found = checkForm($values.get(), purpose ?? 'publish', storedPlace);
    if (purpose) return found;
    return Object.fromEntries(Object.entries(found).filter(([, problem]) => !isGap(problem)));
  };
  /** Without the schemas nothing is said; the next field that is left tries again. */
  const lookAt = async (name: FieldName) => {
    const found = await look().catch(() => null);
    if (!found) return;
    const { [name]: _before, ...others } = $problems.get();
    $problems.set(found[name] ? { ...others, [name]: found[name] } : others);
  };

  const changes = (): Partial<ListingForm> =>
    Object.fromEntries(
      Object.entries($values.get()).filter(([name, value]) => value !== start[name as FieldName]),
    );

  return {
    get start() {
      return start;
    },
    get storedPlace() {
      return storedPlace;
    },
    $values,
    $problems,
    changes,
    prefill: (values) => {
      const changed = changes();
      start = { ...start, ...values };
      storedPlace = values.location ?? storedPlace;
      $values.set({ ...start, ...changed });
    },
    adopt: (values) => $values.set(values),
    set: (name, value) => {
      $values.set({ ...$values.get(), [name]: value });
      if (left.has(name) || $problems.get()[name]) void lookAt(name);
    },
    leave: (name) => {
      left.add(name);
      void lookAt(name);
    },
    check: async (wanted) => {
      purpose = wanted;
      const found = await look();
      $problems.set(found);
      return Object.keys(found).length === 0;
    },
    prepare: () => void load().catch(() => undefined),
  };
};
