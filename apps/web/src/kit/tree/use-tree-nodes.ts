import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTellCut } from '../endpoint/cut-note.tsx';
import { shareCut } from '../endpoint/use-endpoint.ts';
import { withLoaded, type TreeNode } from './tree-node.ts';

/** Where a tree comes from. */
export interface TreeSource {
  /** Names it in the query cache: two trees of the same key are the same tree. */
  readonly key: readonly unknown[];
  /** Children of a node, the roots without one; asked for when a node is opened. */
  readonly load: (parent?: TreeNode) => Promise<readonly TreeNode[]>;
  /** All of it at once, for a search: what was never opened is found too. Without it a search sees what is loaded. */
  readonly whole?: () => Promise<readonly TreeNode[]>;
  /** The name of a node that is chosen but not loaded. */
  readonly nameOf?: (key: string) => Promise<string>;
}

export interface TreeNodes {
  readonly nodes: readonly TreeNode[];
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
  /** Loads what is below a node. */
  readonly open: (node: TreeNode) => Promise<void>;
}

/** Opening a node twice asks once; a command's success reads everything anew whatever its age. */
const staleTime = 30_000;

function answers(parts: readonly { readonly data: readonly TreeNode[] | undefined }[]) {
  return parts.map(({ data }) => data);
}

/**
 * A tree loaded as it is opened, and whole once it is searched; a change anywhere reads the opened parts anew, for they
 * are ordinary queries.
 */
export function useTreeNodes(source: TreeSource, isSearched = false): TreeNodes {
  const queries = useQueryClient();
  const [opened, setOpened] = useState<readonly TreeNode[]>([]);
  const roots = useQuery({
    queryKey: source.key,
    queryFn: () => source.load(),
    staleTime,
    structuralSharing: shareCut,
  });
  const parts = useQueries({
    queries: opened.map((node) => ({
      queryKey: [...source.key, node.key],
      queryFn: () => source.load(node),
      staleTime,
    })),
    combine: answers,
  });
  const whole = useQuery({
    queryKey: [...source.key, 'whole'],
    queryFn: () => source.whole?.() ?? Promise.resolve([]),
    enabled: isSearched && source.whole !== undefined,
    staleTime,
    structuralSharing: shareCut,
  });
  useTellCut(isSearched && whole.data ? whole.data : roots.data);
  const opening = useMemo(() => {
    const loaded = new Map(opened.flatMap((node, at) => (parts[at] ? [[node.key, parts[at]] as const] : [])));
    return withLoaded(roots.data ?? [], loaded);
  }, [roots.data, opened, parts]);
  const open = async (node: TreeNode) => {
    if (node.isLeaf || node.children || opened.some(({ key }) => key === node.key)) return;
    await queries.fetchQuery({ queryKey: [...source.key, node.key], queryFn: () => source.load(node), staleTime });
    setOpened((known) => (known.some(({ key }) => key === node.key) ? known : [...known, node]));
  };
  return {
    nodes: (isSearched ? whole.data : undefined) ?? opening,
    isLoading: roots.isPending || whole.isLoading,
    error: roots.error ?? (isSearched ? whole.error : null),
    refetch: () => void (roots.error ? roots : whole).refetch(),
    open,
  };
}
