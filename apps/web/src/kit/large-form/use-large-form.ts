import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { FormFault } from './form-faults.ts';
import { dropKept, useKeeping } from './kept-draft.tsx';

/** What a draft is judged for: one may be stored while it lacks what only a submission needs. */
export type FormAim = 'save' | 'submit';

export type DraftChange<D> = (edit: (draft: D) => D) => void;

export interface LargeFormOptions<D> {
  /** Where the form starts; read once. */
  readonly initial: () => D;
  /** The name under which this browser keeps what is typed and not stored. */
  readonly keptAs: (draft: D) => string;
  /** What stands in the way, in the order in which the form is read. */
  readonly judge: (draft: D, aim: FormAim) => readonly FormFault[];
}

export interface LargeFormState<D> {
  readonly prefix: string;
  readonly draft: D;
  /** Under which it was opened. */
  readonly keptName: string;
  readonly isDirty: boolean;
  /** None are shown before a save or a submission was tried; from then on, while they are mended. */
  readonly faults: readonly FormFault[];
  readonly change: DraftChange<D>;
  /** May it go? Otherwise the faults show, and the cursor is led to the first. */
  readonly isRight: (aim: FormAim) => boolean;
  readonly lead: (fault: FormFault | undefined) => void;
  /** `sent` was stored; `take` tells a draft what it was stored as. What was typed since is unsaved still. */
  readonly settle: (sent: D, take: (draft: D) => D) => void;
  /** Goes on from what is stored; what was typed is given up. */
  readonly reset: (stored: D) => void;
}

interface State<D> {
  readonly draft: D;
  readonly stored: D;
  readonly aim?: FormAim;
}

/** A form of several sections that is filled in over hours: everything typed stays until it is stored. */
export function useLargeForm<D>({ initial, keptAs, judge }: LargeFormOptions<D>): LargeFormState<D> {
  const [first] = useState(initial);
  const [state, setState] = useState<State<D>>({ draft: first, stored: first });
  const { draft, aim } = state;
  const isDirty = draft !== state.stored;
  const prefix = useId();
  const lead = useLead(prefix);
  useKeeping({ name: keptAs(draft), draft, isDirty });
  const change: DraftChange<D> = useCallback(
    (edit) => setState((known) => ({ ...known, draft: edit(known.draft) })),
    [],
  );
  const isRight = (wanted: FormAim) => {
    const [fault] = judge(draft, wanted);
    setState((known) => ({ ...known, aim: wanted }));
    if (fault) lead(fault);
    return fault === undefined;
  };
  const settle = (sent: D, take: (draft: D) => D) => {
    dropKept(keptAs(sent));
    setState((known) => {
      const named = take(known.draft);
      return { ...known, draft: named, stored: known.draft === sent ? named : take(sent) };
    });
  };
  const reset = (stored: D) => {
    dropKept(keptAs(stored));
    setState({ draft: stored, stored });
  };
  const faults = useMemo(() => (aim ? judge(draft, aim) : none), [judge, draft, aim]);
  return { prefix, draft, keptName: keptAs(first), isDirty, faults, change, isRight, lead, settle, reset };
}

const none: readonly FormFault[] = [];

/** Leads the cursor to a fault's field, once what was closed over it has been opened. */
function useLead(prefix: string): LargeFormState<unknown>['lead'] {
  // A new object each time: to be led to the same field again is to be led.
  const [led, setLed] = useState<{ readonly place: string }>();
  useEffect(() => {
    const field = led && document.getElementById(prefix + led.place);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [led, prefix]);
  return (fault) => fault && setLed({ place: fault.place });
}
