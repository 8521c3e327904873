import { atom, type ReadableAtom } from 'nanostores';
import type { FieldProblems, FormProblem, ListingForm, Purpose } from '../../domain/selling/listingForm.ts';

export type FieldName = keyof ListingForm;

export type FormStore = {
  /** Values when the form opened, and values that the site filled in. Neither counts as a change. */
  readonly start: ListingForm;
  /** Place of the stored listing, valid even if no longer offered. */
  readonly storedPlace: string;
  $values: ReadableAtom<ListingForm>;
  $problems: ReadableAtom<FieldProblems>;
  /** Values that differ from `start`. */
  changes: () => Partial<ListingForm>;
  /** Fills in untouched fields, without counting as a change. */
  prefill: (values: Partial<ListingForm>) => void;
  /** Replaces all values. */
  adopt: (values: ListingForm) => void;
  set: <Name extends FieldName>(name: Name, value: ListingForm[Name]) => void;
  /** Checks a field that lost focus. From then on, the field is also checked while typing. */
  leave: (name: FieldName) => void;
  /**
   * Validates all fields for a purpose. Later checks of single fields use this purpose, too.
   * @throws if the schemas fail to load
   */
  check: (purpose: Purpose) => Promise<boolean>;
  prepare: () => void;
};

// Loaded when the seller begins, because checking the first field needs the schemas.
const load = () => import('./checkForm.ts');

/** Problem of an empty required field; not shown before the first save. */
const isGap = (problem: FormProblem) => problem.endsWith('Required');

/**
 * @example const form = createForm(emptyForm); form.set('model', 'Vision'); await form.check('publish') // => false
 */
export const createForm = (opened: ListingForm, openedPlace = opened.location): FormStore => {
  let start = opened;
  let storedPlace = openedPlace;
  const $values = atom(start);
  const $problems = atom<FieldProblems>({});
  const left = new Set<FieldName>();
  let purpose: Purpose | null = null;

  const findProblems = async (): Promise<FieldProblems> => {
    const { checkForm } = await load();
    const problems = checkForm($values.get(), purpose ?? 'publish', storedPlace);
    if (purpose) return problems;
    return Object.fromEntries(Object.entries(problems).filter(([, problem]) => !isGap(problem)));
  };
  /** If the schemas failed to load, the next field tries again. */
  const checkField = async (name: FieldName) => {
    const problems = await findProblems().catch(() => null);
    if (!problems) return;
    const { [name]: _before, ...others } = $problems.get();
    $problems.set(problems[name] ? { ...others, [name]: problems[name] } : others);
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
      if (left.has(name) || $problems.get()[name]) void checkField(name);
    },
    leave: (name) => {
      left.add(name);
      void checkField(name);
    },
    check: async (wanted) => {
      purpose = wanted;
      const problems = await findProblems();
      $problems.set(problems);
      return Object.keys(problems).length === 0;
    },
    prepare: () => void load().catch(() => undefined),
  };
};
