import { isBlank, land, sharesAddUp, usesAddUp, type LandAreas } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandFree } from '../../../platform/rows/index.ts';

const certificated = 1;
/** Granted and leased land is had for a time. */
const rightsThatEnd: readonly number[] = [2, 3];
const uses = ['selfArea', 'rentedArea', 'lentArea', 'investArea', 'idleArea'] as const;

/** A parcel may be saved (I-13, docs/estate.md B.9); one of which no use is told is used by the university itself. */
async function beforeSave(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  demandPapers(values);
  // The definition has judged that these are numbers.
  const areas = values as unknown as LandAreas;
  if (!sharesAddUp(areas)) refuse('campus.landShares');
  if (!usesAddUp(areas)) refuse('campus.landUses');
  await demandFree(ctx, land, { names: ['landNo'], values, existing });
  return uses.every((name) => isBlank(values[name])) ? { selfArea: values.area } : {};
}

function demandPapers({ landRightOfUse, landRightOfUseType, certNo, expireDate, obtainDate }: Values): void {
  if (Number(landRightOfUse) === certificated && isBlank(certNo)) refuse('campus.landCertificate');
  if (rightsThatEnd.includes(Number(landRightOfUseType)) && isBlank(expireDate)) refuse('campus.landExpires');
  const isBackwards = !isBlank(expireDate) && !isBlank(obtainDate) && String(expireDate) < String(obtainDate);
  if (isBackwards) refuse('campus.datesOrder');
}

export const landHooks: WriteHooks = { beforeSave };
