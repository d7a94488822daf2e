import { sumYuan } from '../kit/money.ts';

/** A demand as it stands among others: its own money, and what it is part of. */
export interface DemandNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly budget: string;
}

/** The ids of everything below a demand, nearest first; itself is not among them. */
export function belowOf(nodes: readonly DemandNode[], id: string): string[] {
  const found: string[] = [];
  let level = [id];
  while (level.length > 0) {
    const above = new Set(level);
    level = nodes.filter(({ parentId }) => parentId !== null && above.has(parentId)).map((node) => node.id);
    found.push(...level.filter((one) => !found.includes(one) && one !== id));
    level = level.filter((one) => one !== id);
  }
  return found;
}

/** Whether a demand would stand below itself if it were put under that one. */
export function wouldCircle(
  nodes: readonly DemandNode[],
  { id, parentId }: { readonly id: string; readonly parentId: string },
): boolean {
  return id === parentId || belowOf(nodes, id).includes(parentId);
}

/** Its own money and that of everything below it. */
export function wholeBudget(nodes: readonly DemandNode[], id: string): string {
  const below = new Set([id, ...belowOf(nodes, id)]);
  return sumYuan(nodes.filter((node) => below.has(node.id)).map(({ budget }) => budget));
}
