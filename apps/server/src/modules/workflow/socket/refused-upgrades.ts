import type { Clock } from '../../../platform/db/index.ts';

/** So many refusals of one address are answered in their words; a browser that does its work comes to one or two. */
export const mostRefused = 60;
const mostAddresses = 20_000;

/** How often upgrades of an address were refused in this minute: no hook of the server sees them. */
export class RefusedUpgrades {
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();
  #minute = '';

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Notes one more; true where the address is over its number. */
  isTooMany(address: string): boolean {
    const minute = this.#clock.now().slice(0, 16);
    if (minute !== this.#minute) this.#counts.clear();
    this.#minute = minute;
    const count = (this.#counts.get(address) ?? 0) + 1;
    if (count > 1 || this.#counts.size < mostAddresses) this.#counts.set(address, count);
    return count > mostRefused;
  }
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
