/** What the list's dialog is open for. */
export type RowTask =
  | { readonly kind: 'add'; readonly initial?: Readonly<Record<string, unknown>> }
  | { readonly kind: 'edit' | 'view'; readonly id: string };
