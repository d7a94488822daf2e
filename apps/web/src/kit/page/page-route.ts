import type { Text } from '@zhaocai/model/kit/text';
import type { ComponentType } from 'react';

/** A page of the main layout. Features list theirs in their index.ts. */
export interface PageRoute {
  /** react-router's pattern, e.g. `/tenderee/myTenderee` or `/projectManagement/projectDetail/:id`. */
  readonly path: string;
  readonly title: Text;
  /** Without it the page answers 403. */
  readonly permission?: string;
  /** Of a form: what its address without an `?id=` needs instead, for that adds. */
  readonly permissionToAdd?: string;
  /** Absent: the page says that it is being built. */
  readonly load?: () => Promise<{ readonly Page: ComponentType }>;
  /** Query names that make another tab of the same path; `id` unless told otherwise. Filters are no such names. */
  readonly tabQuery?: readonly string[];
  /** The state of the page is dropped when its tab is left. */
  readonly dropsState?: boolean;
  /** The page opens without a tab of its own. */
  readonly withoutTab?: boolean;
}
