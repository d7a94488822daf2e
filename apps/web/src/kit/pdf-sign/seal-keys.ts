import type { Seal } from './seals.ts';

/** Where a seal lies and how wide it is. */
export type SealPlace = Pick<Seal, 'page' | 'left' | 'top' | 'width'>;

export interface SealKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

const step = 0.01;
const longStep = 0.05;
const smallest = 0.08;
const largest = 0.5;

/** Arrows move a seal, with Shift in longer steps; page keys carry it on; + and - size it. Undefined for other keys. */
export function keyedPlace(seal: SealPlace, { key, shiftKey }: SealKey, pages: number): Partial<SealPlace> | undefined {
  const by = shiftKey ? longStep : step;
  switch (key) {
    case 'ArrowLeft':
      return { left: seal.left - by };
    case 'ArrowRight':
      return { left: seal.left + by };
    case 'ArrowUp':
      return { top: seal.top - by };
    case 'ArrowDown':
      return { top: seal.top + by };
    case 'PageUp':
      return { page: Math.max(0, seal.page - 1) };
    case 'PageDown':
      return { page: Math.min(pages - 1, seal.page + 1) };
    case '+':
    case '=':
      return { width: Math.min(largest, seal.width + step) };
    case '-':
      return { width: Math.max(smallest, seal.width - step) };
    default:
      return undefined;
  }
}

/** On the page, with room for half of the seal at least. */
export function onPage(place: SealPlace): SealPlace {
  const within = (part: number) => Math.min(1 - place.width / 2, Math.max(0, part));
  return { page: place.page, width: place.width, left: within(place.left), top: within(place.top) };
}
