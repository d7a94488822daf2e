import { compareYuan, faultOfTiers, isWholeScale, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { findTenantRows } from '../rows/index.ts';
import type { Values, WriteHooks } from './write.ts';

/** From where to where a band goes, in yuan (without an end it goes on), and on which days; those of one first day are an edition. */
export interface DatedBand {
  readonly fromMoney: string;
  readonly toMoney: string | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

const firstDay = ({ effectiveFrom }: DatedBand) => effectiveFrom;

function editionsOf<B extends DatedBand>(bands: readonly B[]): B[][] {
  const days = [...new Set(bands.map(firstDay))].toSorted().toReversed();
  return days.map((day) => bands.filter((one) => one.effectiveFrom === day));
}

const hasBegun = (bands: readonly DatedBand[], day: string) => bands.every((one) => one.effectiveFrom <= day);
/** An edition ends with the first of its bands: what is left of it is no scale. */
const hasEnded = (bands: readonly DatedBand[], day: string) =>
  bands.some(({ effectiveTo }) => effectiveTo !== null && effectiveTo < day);

/** The bands that hold on a day: the newest edition that is whole. One that is being written takes nobody's place. */
export function bandsInForce<B extends DatedBand>(bands: readonly B[], day: string): B[] {
  return editionsOf(bands).find((one) => hasBegun(one, day) && !hasEnded(one, day) && isWholeScale(one)) ?? [];
}

/** The first days of the editions that would hold on a day, were they whole. */
export function brokenEditions(bands: readonly DatedBand[], day: string): string[] {
  return editionsOf(bands)
    .filter((one) => hasBegun(one, day) && !hasEnded(one, day) && !isWholeScale(one))
    .flatMap(([one]) => (one ? [one.effectiveFrom] : []));
}

type Stored = DatedBand & { readonly id: string };

const text = (value: unknown) => (value === null || value === undefined || value === '' ? null : String(value));

function storedOf({ id, fromMoney, toMoney, effectiveFrom, effectiveTo }: Values): Stored {
  return {
    id: String(id),
    fromMoney: String(fromMoney),
    toMoney: text(toMoney),
    effectiveFrom: String(effectiveFrom),
    effectiveTo: text(effectiveTo),
  };
}

async function ownBands(ctx: Ctx, entity: Entity): Promise<Stored[]> {
  // One at a time: two bands saved at once could lie over each other.
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [entity.table]);
  return (await findTenantRows(ctx, entity)).map((row) => storedOf({ ...row }));
}

/** How the tables of a module say what is wrong with a band. */
interface Words {
  readonly order: () => never;
  readonly gap: (no: number) => never;
}

/**
 * For an entity of bands (`DatedBand` in its fields): each ends above where it begins, after it begins, and follows the one
 * before. A whole edition that has begun stays whole: it ends by a last day, and is not removed or moved to other days.
 */
export function bandHooks(entity: Entity, words: Words): WriteHooks {
  return {
    beforeSave: async (ctx, values, existing) => {
      const all = await ownBands(ctx, entity);
      const band = storedOf({ ...values, id: existing?.id ?? 'new' });
      if (band.toMoney !== null && compareYuan(band.toMoney, band.fromMoney) <= 0) words.order();
      if (band.effectiveTo !== null && band.effectiveTo < band.effectiveFrom) refuse('platform.bandDates');
      const others = all.filter(({ id }) => id !== band.id);
      demandKept(ctx, { before: all, after: [...others, band] });
      const no = faultOfTiers([...others, band].filter((one) => one.effectiveFrom === band.effectiveFrom));
      if (no !== undefined) words.gap(no + 1);
      return {};
    },
    beforeRemove: async (ctx, ids) => {
      const before = await ownBands(ctx, entity);
      const after = before.filter(({ id }) => !ids.includes(id));
      demandKept(ctx, { before, after });
      if (editionsOf(after).some((one) => faultOfTiers(one) !== undefined)) refuse('platform.bandsFromLast');
    },
  };
}

/** What was in force on some day until today is what was calculated by. */
function demandKept(
  ctx: Ctx,
  { before, after }: { readonly before: readonly Stored[]; readonly after: readonly Stored[] },
): void {
  const today = ctx.now.slice(0, 10);
  for (const edition of editionsOf(before).filter((one) => hasBegun(one, today) && isWholeScale(one))) {
    const left = after.filter((one) => one.effectiveFrom === edition[0]?.effectiveFrom);
    if (left.length < edition.length || !isWholeScale(left)) refuse('platform.editionKept');
  }
}
