import type { MinuteCounts } from '../../../platform/budgets/index.ts';

/** So many refusals of one address are answered in their words; a browser that does its work comes to one or two. */
export const mostRefused = 60;

/** Notes that an upgrade of this address was refused: no hook of the server sees it. True where it is over its number. */
export function isRefusedTooOften(counts: MinuteCounts, address: string): boolean {
  return counts.add({ kind: 'upgrade', key: address, budget: mostRefused }) > mostRefused;
}

/** Tickets that were taken here and are not too old yet: who comes again with one costs no query. */
export class SpentTickets {
  readonly #untils = new Map<string, string>();

  has(ticket: string): boolean {
    return this.#untils.has(ticket);
  }

  /** Older than `until` it is refused by what it says itself. */
  add(ticket: string, { until, now }: { readonly until: string; readonly now: string }): void {
    for (const [known, end] of this.#untils) {
      if (end >= now) break;
      this.#untils.delete(known);
    }
    this.#untils.set(ticket, until);
  }
}
