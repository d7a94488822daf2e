/** A Monday morning with plain working weeks ahead, so that terms in working days come out the same in every year's run. */
export const clockStart = '2026-03-02 09:00:00';

/** From the journey to the process that serves it. */
export type Ask =
  | { readonly kind: 'now'; readonly id: number }
  | { readonly kind: 'setClock'; readonly id: number; readonly instant: string }
  /** As superuser, past every rule of the product: how somebody with the database in his hands would do it. */
  | { readonly kind: 'query'; readonly id: number; readonly sql: string; readonly values: readonly unknown[] };

export type Row = Readonly<Record<string, unknown>>;

export type Answer =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'answer'; readonly id: number; readonly now: string; readonly rows: readonly Row[] }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
