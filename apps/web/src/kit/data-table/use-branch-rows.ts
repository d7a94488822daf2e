import { useQueries } from '@tanstack/react-query';
import { useMemo, useState, type Key } from 'react';
import { childrenOf, flatRows, hasBelow, type Branches } from './branches.ts';

export interface BranchRows<R> {
  readonly rows: readonly R[];
  /** Some row has something below it. */
  readonly isTree: boolean;
  readonly open: readonly Key[];
  readonly isWaiting: (key: Key) => boolean;
  readonly setOpen: (row: R, isOpen: boolean) => void;
}

export interface BranchRowsOptions<R> {
  readonly keyOf: (row: R) => Key;
  readonly branches: Branches<R> | undefined;
  /** A search shows everything that it found. */
  readonly isAllOpen?: boolean;
}

/** Rows below rows. What is open stays open while the rows are read anew, for it is known by its key. */
export function useBranchRows<R extends object>(rows: readonly R[], options: BranchRowsOptions<R>): BranchRows<R> {
  const { keyOf, branches, isAllOpen = false } = options;
  const [opened, setOpened] = useState<readonly R[]>([]);
  const [open, setOpen] = useState<readonly Key[]>([]);
  const lazy = branches ? opened : [];
  const parts = useQueries({
    queries: lazy.map((row) => ({
      queryKey: [...(branches?.key ?? []), 'below', keyOf(row)],
      queryFn: () => branches?.load(row) ?? Promise.resolve([]),
    })),
    combine: answers<R>,
  });
  const shown = useMemo(() => {
    const loaded = new Map(lazy.map((row, at) => [keyOf(row), parts[at]]));
    return withLoaded(rows, (row) => loaded.get(keyOf(row)));
    // The key of a row is the same function of it all along, and the opened rows change with their answers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [rows, parts]);
  const change = (row: R, isOpen: boolean) => {
    const key = keyOf(row);
    setOpen((known) => (isOpen ? [...known, key] : known.filter((other) => other !== key)));
    const isMissing = isOpen && childrenOf(row) === undefined && hasBelow(row);
    if (isMissing && !opened.some((other) => keyOf(other) === key)) setOpened((known) => [...known, row]);
  };
  const all = () => flatRows(shown).filter((row) => childrenOf(row));
  return {
    rows: shown,
    isTree: shown.some(hasBelow),
    open: isAllOpen ? all().map(keyOf) : open,
    isWaiting: (key) => lazy.some((row, at) => keyOf(row) === key && parts[at] === undefined),
    setOpen: change,
  };
}

function answers<R>(parts: readonly { readonly data: readonly R[] | undefined }[]) {
  return parts.map(({ data }) => data);
}

function withLoaded<R extends object>(rows: readonly R[], loaded: (row: R) => readonly R[] | undefined): readonly R[] {
  return rows.map((row) => {
    const children = childrenOf(row) ?? loaded(row);
    if (!children || children.length === 0) return row;
    return { ...row, children: withLoaded(children, loaded) };
  });
}
