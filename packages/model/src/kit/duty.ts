import type { Code } from './named.ts';
import type { Text } from './text.ts';

/**
 * Work that a state hands to somebody: what is to be done, whose it is, by when, and on which screen. The database keeps
 * an open one for each row that stands in such a state; home, bell, message centre and 我的待办 read them alike.
 */
export interface DutyDefinition<N extends string = string, A extends string = string> extends DutyFacts {
  /** Where a row waits for it. Empty: what the table holds only ends it (`ends`). */
  readonly states: readonly N[];
  /** The action that does it: whoever has its right has the duty, but for those whom four eyes forbid it. */
  readonly by?: A;
}

interface DutyFacts {
  readonly label: Text;
  /** Whose it is, where no action of the lifecycle says so. */
  readonly permission?: string;
  /** Who holds one of these does not learn of it: whoever gives rights may not look who has registered (R38). */
  readonly hiddenFrom?: readonly string[];
  /** The field that names the one person whose it is. */
  readonly person?: string;
  /** The person's own part, a seat in a committee: where he is gone nobody takes it over, and nobody learns of it. */
  readonly isOwn?: boolean;
  /** The field that holds the tenant whose people do it; the row's own without. */
  readonly party?: string;
  /** A second field that must hold one of these as well; `null`: nothing yet. */
  readonly when?: { readonly field: string; readonly codes: readonly (Code | null)[] };
  /** The whole that the row is part of: it gives the name, and whoever does not see it has no duty in it. */
  readonly of?: Whole;
  /** The fields that say what it is about; of the whole where there is one. */
  readonly name?: string;
  readonly number?: string;
  /** The field of the row that says which part of the whole it is: told before the whole's name. */
  readonly part?: string;
  /** The field that says by when; of the whole with `isDueOfWhole`. */
  readonly due?: string;
  readonly isDueOfWhole?: boolean;
  /** Once it is too late nobody can do it any more. */
  readonly lapses?: boolean;
  /** The field that says from when on it can be done: by the clock, without any command. */
  readonly from?: string;
  /** Not while a run of this kind of business decides about the row in its place. */
  readonly notDuring?: string;
  /** The field that says which row it is about, where that is not the row itself. */
  readonly key?: string;
  /** The kind of duty that a row of this table ends: `entry.handInContract`. */
  readonly ends?: string;
  /** The screen where it is done, with `{id}`, `{of}`, `{tenant}`, `{name}` and `{number}`. */
  readonly path: string;
}

interface Whole {
  readonly entity: string;
  readonly field: string;
  /** The duty is there while the whole is in one of these states. */
  readonly states?: readonly Code[];
}

/** A duty with the codes of its states, the right and the four eyes of its action. */
export interface Duty extends DutyFacts {
  readonly field: string;
  readonly codes: readonly Code[];
  readonly notBy: readonly string[];
}

export type Duties = Readonly<Record<string, Duty>>;

interface Doing {
  readonly permission?: string;
  readonly notBy?: readonly string[];
}

interface Source<N extends string> {
  readonly field: string;
  readonly code: Readonly<Record<N, Code>>;
  readonly actions?: Readonly<Record<string, Doing>>;
}

/** Duties by the names of states, resolved; each must be somebody's. */
export function duties<N extends string, A extends string = never>(
  { field, code, actions = {} }: Source<N>,
  definitions: Readonly<Record<string, DutyDefinition<N, A>>>,
): Duties {
  const resolved = Object.entries(definitions).map(([name, { states, by, ...facts }]): [string, Duty] => {
    const action = by === undefined ? undefined : actions[by];
    const permission = facts.permission ?? action?.permission;
    const isSomebodys = permission !== undefined || facts.person !== undefined || facts.ends !== undefined;
    if (!isSomebodys) throw new Error(`the duty ${name} is nobody's`);
    const codes = states.map((state) => code[state]);
    return [name, { ...facts, ...(permission && { permission }), field, codes, notBy: action?.notBy ?? [] }];
  });
  return Object.fromEntries(resolved);
}
