import { useMemo } from 'react';
import { entityTree } from './entity-tree.ts';
import { TreeField, type TreeFieldProps } from './tree-field.tsx';

export interface EntityTreeFieldProps extends Omit<TreeFieldProps, 'source'> {
  /** Name of the entity: `dept` makes it the department tree select. */
  readonly to: string;
}

/** Chooses rows of an entity that is a tree. */
export function EntityTreeField({ to, ...rest }: EntityTreeFieldProps) {
  const source = useMemo(() => entityTree(to) ?? { key: [to], load: () => Promise.resolve([]) }, [to]);
  return <TreeField {...rest} source={source} />;
}
