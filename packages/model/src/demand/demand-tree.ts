import { compareYuan, sumYuan } from '../kit/money.ts';
import { demandLifecycle } from './demand-lifecycle.ts';

/** A demand as it stands among others: its own money, and what it is part of. */
export interface DemandNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly budget: string;
  /** Of `demandLifecycle`; what stands in a plan of a tree has none. */
  readonly demandStatus?: number;
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

/** Its own money and that of everything below it, but for what is not wanted any more. */
export function wholeBudget(nodes: readonly DemandNode[], id: string): string {
  const below = new Set(belowOf(nodes, id));
  const counts = (node: DemandNode) =>
    node.id === id || (below.has(node.id) && !demandLifecycle.is(node.demandStatus, 'closed'));
  return sumYuan(nodes.filter(counts).map(({ budget }) => budget));
}

interface Bought {
  readonly purchaseType: number;
  readonly budget: string;
}

/** What the whole is by the law: what most of its money is for. Undefined where the first of them is as much as any other. */
export function otherMainType(parts: readonly [Bought, ...Bought[]]): number | undefined {
  const [top] = parts;
  const moneyOf = (type: number) =>
    sumYuan(parts.filter(({ purchaseType }) => purchaseType === type).map(({ budget }) => budget));
  const own = moneyOf(top.purchaseType);
  const more = parts.find(({ purchaseType }) => compareYuan(moneyOf(purchaseType), own) > 0);
  return more?.purchaseType;
}
