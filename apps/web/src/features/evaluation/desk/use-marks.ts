import type { DeskMark } from '@zhaocai/model/evaluation/desk-endpoints';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMarkStore, nameOf, noMark, type MarkState, type Spot, type TypedMark } from './mark-store.ts';

export type { Spot };

export interface Marks {
  readonly at: (spot: Spot) => MarkState;
  readonly type: (spot: Spot, change: Partial<TypedMark>) => void;
  readonly send: (spot: Spot) => void;
  /** Something is typed that is not stored. */
  readonly isUnsettled: boolean;
}

/** The marks of one member for a package, kept by themselves while they are typed. */
export function useMarks(
  desk: { readonly id: string; readonly packageId: string },
  stored: readonly DeskMark[],
): Marks {
  const [store] = useState(() => createMarkStore(desk));
  const marks = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => store.take(stored), [store, stored]);
  useEffect(() => store.leave, [store]);
  return {
    at: (spot) => marks.get(nameOf(spot)) ?? noMark,
    type: store.type,
    send: (spot) => void store.send(spot),
    isUnsettled: [...marks.values()].some(({ status }) => status !== 'kept'),
  };
}
