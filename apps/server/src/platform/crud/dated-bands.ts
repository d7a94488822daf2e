import { compareYuan, faultOfTiers, fenToYuan } from '@zhaocai/model';
import type { Values } from './write.ts';

/** What is wrong with a band: it ends below where it begins, or this band of its table does not follow the one before. */
export type BandFault = { readonly kind: 'order' } | { readonly kind: 'gap'; readonly no: number };

/** From where to where a band goes, in fen as stored; without an end it goes on. */
interface StoredBand {
  readonly fromMoney: string;
  readonly toMoney: string | null;
}

/**
 * Judges a band (`fromMoney`, `toMoney` in yuan) that is to be saved beside the others of its table that hold from the same
 * day on: together they follow each other without a gap and lie over none.
 */
export function faultOfBand(values: Values, others: readonly StoredBand[]): BandFault | undefined {
  const band = { fromMoney: String(values.fromMoney), toMoney: values.toMoney ? String(values.toMoney) : null };
  if (band.toMoney !== null && compareYuan(band.toMoney, band.fromMoney) <= 0) return { kind: 'order' };
  const shown = others.map(({ fromMoney, toMoney }) => ({
    fromMoney: fenToYuan(fromMoney),
    toMoney: toMoney === null ? null : fenToYuan(toMoney),
  }));
  const no = faultOfTiers([...shown, band]);
  return no === undefined ? undefined : { kind: 'gap', no: no + 1 };
}
