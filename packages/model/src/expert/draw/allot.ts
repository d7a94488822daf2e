import type { Ticket } from '../../kit/verifiable-draw.ts';
import { recordType, type RecordType } from './choices.ts';

/** Whom a round draws from: `unit` is the digest of the employer, `conditions` the numbers of those he meets. */
export interface AllotCandidate {
  readonly id: string;
  readonly unit: string | null;
  readonly conditions: readonly number[];
}

/** How many a round still needs of a condition. */
export interface AllotNeed {
  readonly conditionNo: number;
  readonly count: number;
  readonly alternates: number;
}

export interface Allotment {
  readonly candidates: readonly AllotCandidate[];
  readonly needs: readonly AllotNeed[];
  /** Employers of those who sit in the committee already. */
  readonly heldUnits: readonly string[];
  /** Most of one employer in a committee; 0: as many as come. */
  readonly perUnit: number;
}

/** A place that the order gives: `orderNo` counts in its condition, drawn ones first. */
export interface Allotted {
  readonly id: string;
  readonly conditionNo: number;
  readonly recordType: RecordType;
  readonly orderNo: number;
}

/**
 * Who gets which place by the order of the tickets: the first of the order for each condition in turn, then the alternates
 * in the same way. Of one employer no more than `perUnit`, alternates included, so that whoever takes over fits.
 */
export function allot(order: readonly Pick<Ticket, 'id'>[], { candidates, needs, ...held }: Allotment): Allotted[] {
  const byId = new Map(candidates.map((one) => [one.id, one]));
  const queue = order.flatMap(({ id }) => byId.get(id) ?? []);
  const room = roomOf(held);
  const taken = new Set<string>();
  const take = ({ conditionNo, count, alternates }: AllotNeed, type: 'main' | 'alternate'): Allotted[] => {
    const wanted = type === 'main' ? count : alternates;
    const before = type === 'main' ? 0 : count;
    const found: Allotted[] = [];
    for (const { id, unit, conditions } of queue) {
      if (found.length === wanted) break;
      if (taken.has(id) || !conditions.includes(conditionNo) || !room.take(unit)) continue;
      taken.add(id);
      found.push({ id, conditionNo, recordType: recordType.code[type], orderNo: before + found.length + 1 });
    }
    return found;
  };
  return [...needs.flatMap((need) => take(need, 'main')), ...needs.flatMap((need) => take(need, 'alternate'))];
}

function roomOf({ heldUnits, perUnit }: Pick<Allotment, 'heldUnits' | 'perUnit'>) {
  const counts = new Map<string, number>();
  const add = (unit: string) => counts.set(unit, (counts.get(unit) ?? 0) + 1);
  heldUnits.forEach(add);
  return {
    take(unit: string | null): boolean {
      if (unit === null || perUnit === 0) return true;
      if ((counts.get(unit) ?? 0) >= perUnit) return false;
      add(unit);
      return true;
    },
  };
}

/** How many people a round asks for, alternates included. */
export function wantedOf(needs: readonly AllotNeed[]): number {
  return needs.reduce((sum, { count, alternates }) => sum + count + alternates, 0);
}
